/**
 * The key of the trace id of the request that wrote an aspect, in the `properties` of its system
 * metadata.
 */
export const TRACE_ID = 'telemetryTraceId';

/** The key of the trace id of the last request that wrote an equal value. */
export const NO_OP_TRACE_ID = 'telemetryNoOpTraceId';

/**
 * Reads the time of a trace id in milliseconds since 1970. Its first half counts microseconds.
 *
 * Source: DataHub's `TraceIdGenerator`.
 *
 * @param traceId 32 hexadecimal digits
 */
export function traceTime(traceId: string): number {
  return Number(BigInt(`0x${traceId.slice(0, 16)}`) / 1000n);
}
