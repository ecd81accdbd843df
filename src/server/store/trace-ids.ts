/** Where an aspect keeps the trace id of the request that wrote it: in the `properties` of its system metadata. */
export const TRACE_ID = 'telemetryTraceId';

/** Beside it, the id of the last request that found the aspect equal to what it had to write. */
export const NO_OP_TRACE_ID = 'telemetryNoOpTraceId';

/**
 * Milliseconds since 1970 in the first half of a trace id, which counts microseconds. Source: DataHub's `TraceIdGenerator`.
 *
 * @param traceId 32 hexadecimal digits
 */
export function timeOfTrace(traceId: string): number {
  return Number(BigInt(`0x${traceId.slice(0, 16)}`) / 1000n);
}
