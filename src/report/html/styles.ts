import { MARK_INK } from '../drawing/look/platform-mark.js';
import { labelRules } from './section.js';

/**
 * The style sheet of a page: one column of text, tables that fold, a light and a dark scheme that
 * follow the reader's system, and print.
 *
 * Each scheme sets its colors once. The contrast of text is 4.5 to 1 or better in both.
 */
export const STYLES: string = `
:root{color-scheme:light dark;--ground:#fff;--raised:#f6f8fa;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--faint:#9aa4af;--add:#1a7f37;--cut:#cf222e;--alter:#9a6700;--mark:#0969da;--add-tint:#dafbe1;--cut-tint:#ffebe9;--alter-tint:#fff8c5;--mark-tint:#ddf4ff;
--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","DejaVu Sans",Arial,sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace}
@media (prefers-color-scheme:dark){:root{--ground:#0d1117;--raised:#161b22;--ink:#e6edf3;--soft:#9198a1;--line:#30363d;--faint:#6e7681;--add:#3fb950;--cut:#f85149;--alter:#d29922;--mark:#58a6ff;--add-tint:#12261e;--cut-tint:#2d1517;--alter-tint:#272115;--mark-tint:#121d2f}}
*{box-sizing:border-box}
body{margin:0 auto;padding:32px 24px 64px;max-width:1240px;background:var(--ground);color:var(--ink);font:14px/1.5 var(--sans)}
h1{margin:0 0 4px;font-size:22px;line-height:1.3;font-weight:600}
h2{margin:36px 0 10px;font-size:16px;font-weight:600}
p,ul{margin:6px 0}
.facts{margin:10px 0 0;padding:0;list-style:none;color:var(--soft)}
a{color:var(--mark)}
code,.mono{font-family:var(--mono);font-size:.92em}
.status{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:2px 14px;align-items:baseline;margin:14px 0 4px;padding:10px 14px;border:1px solid var(--line);border-left:4px solid var(--faint);border-radius:5px;background:var(--raised)}
.status.good{border-left-color:var(--add)}.status.bad{border-left-color:var(--cut)}
.added,.gains,.create{--tone:var(--add);--tint:var(--add-tint)}
.removed,.loses,.delete,.missing,.error,.refused{--tone:var(--cut);--tint:var(--cut-tint)}
.changed,.altered,.update,.warning{--tone:var(--alter);--tint:var(--alter-tint)}
.marked,.mark,.mark-lost,.info,.lifted{--tone:var(--mark);--tint:var(--mark-tint)}
.context{--tone:var(--faint);--tint:transparent}
.tag{color:var(--tone)}
.tag{font-family:var(--mono);font-size:.92em;font-weight:600;white-space:nowrap}
.soft{color:var(--soft)}
ul.items{padding:0;list-style:none}
ul.items>li{margin:0 0 6px;padding:8px 12px;border:1px solid var(--line);border-left:3px solid var(--tone,var(--line));border-radius:5px;overflow-wrap:anywhere}
pre{margin:6px 0 0;padding:8px 10px;background:var(--raised);border-radius:4px;font:12px/1.45 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
details{border:1px solid var(--line);border-radius:5px;margin:0 0 8px;background:var(--ground)}
summary{padding:8px 12px;cursor:pointer;overflow-wrap:anywhere}
summary:focus-visible{outline:2px solid var(--mark);outline-offset:1px;border-radius:5px}
details[open]>summary{border-bottom:1px solid var(--line)}
summary b{font-weight:600}summary .tag{margin-left:8px}
.tablewrap{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:13px}
th,td{padding:6px 12px;text-align:left;vertical-align:top;border-top:1px solid var(--line);overflow-wrap:anywhere;min-width:72px}
thead th{border-top:0;color:var(--soft);font-weight:500;font-size:.92em}
.where,.where a{color:var(--soft)}.line{white-space:nowrap}
.changes,.drifted{table-layout:fixed}.changes th:nth-child(1),.drifted th:nth-child(1){width:104px}.changes th:nth-child(2),.drifted th:nth-child(2){width:36%}.changes th:nth-child(3),.drifted th:nth-child(3){width:22%}
.lines{padding:0;list-style:none;font-size:13px;columns:2 460px}.lines li{padding:1px 0;overflow-wrap:anywhere}
td del,td ins{padding:0 3px;border-radius:3px;text-decoration:none}
del{background:var(--cut-tint)}ins{background:var(--add-tint)}del::before{content:"- "}ins::before{content:"+ "}
.path{display:block}
.cut{margin:8px 0 0;color:var(--soft);font-style:italic}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0 0 8px;padding:0;list-style:none;color:var(--soft);font-size:12.5px}
.legend li:last-child{margin-left:auto}
.legend svg{width:46px;height:12px;margin-right:6px;vertical-align:-1px}
.canvas{overflow:auto;max-height:min(85vh,900px);border:1px solid var(--line);border-radius:5px}
svg.lineage{display:block;margin:auto}svg.scaled{max-width:max(100%,1000px);height:auto}
.fit{display:block;width:fit-content;margin:0 0 6px;color:var(--soft);font-size:12.5px}.fit input{margin:0;vertical-align:-1.5px}.fit:has(+.canvas .scaled){display:none}.fit:has(:checked)+.canvas .lineage{max-width:100%;height:auto}
svg text{font-family:var(--sans);fill:var(--ink)}
.link path{fill:none;stroke:var(--tone);stroke-width:1.1}
.link.added path{stroke-width:2.6}.link.removed path{stroke-width:1.8;stroke-dasharray:6 4}.link.changed path{stroke-width:1.8}.link.marked path{stroke-width:1.6;stroke-dasharray:1.5 3}
.link:hover path{stroke-width:4}
.head{fill:var(--tone)}
.sign circle{fill:var(--ground);stroke:var(--tone);stroke-width:1.2}.sign text{font:700 12px var(--mono)}
svg .sign text,svg .label,svg .columnsign{fill:var(--tone)}.columnsign{font-weight:700}
.label{font-size:11px;font-weight:600;paint-order:stroke;stroke:var(--ground);stroke-width:5px;stroke-linejoin:round}svg .label.context{fill:var(--soft);font-weight:400}
.box .frame{fill:var(--ground);stroke:var(--faint);stroke-width:.9;stroke-linejoin:round}
.box.created .frame{stroke:var(--add);stroke-width:2}.box.changed .frame,.box.selected .frame{stroke:var(--soft);stroke-width:1.6}.box.group .frame{fill:var(--raised);stroke:var(--soft);stroke-width:1.6}.box.noted .frame{stroke-dasharray:4 3}
.box .rule{stroke:var(--line)}
.box .name{font-weight:600}.box.context .name{font-weight:500}
svg .letters{fill:${MARK_INK};font-weight:700}.box .kind{fill:none;stroke:var(--soft);stroke-width:1.4;stroke-linejoin:round}
svg .caption{fill:var(--soft)}
.column text{font-family:var(--mono)}.column.context text:not(.columnsign){fill:var(--soft)}
footer{margin-top:40px;padding-top:12px;border-top:1px solid var(--line);color:var(--soft);font-size:12.5px;overflow-wrap:anywhere}
@media screen and (max-width:820px){body{padding:20px 14px 40px}.status{padding:7px 10px;font-size:12.5px}
table,tbody,tr,td{display:block;width:auto;min-width:0}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding:8px 12px;border-top:1px solid var(--line)}tbody tr:first-child{border-top:0}td{position:relative;min-height:21px;border:0;padding:1px 0 1px 112px}td:empty{display:none}
td::before{position:absolute;left:0;color:var(--soft);white-space:nowrap}.fit:has(+.canvas .scaled){display:block}${labelRules()}}
@media print{:root{color-scheme:light;--ground:#fff;--raised:#f6f8fa;--ink:#000;--soft:#444;--line:#bbb;--faint:#888;--add:#1a7f37;--cut:#b01020;--alter:#805500;--mark:#0550ae;--add-tint:#eefbf1;--cut-tint:#fff0ee;--alter-tint:#fffbe0;--mark-tint:#eef7ff}
body{max-width:none;padding:0;font-size:11px}h1{font-size:18px}h2{break-after:avoid}
table{font-size:10px}th,td{padding:3px 6px}tr,ul.items>li{break-inside:avoid}
.fit{display:none}.canvas{max-height:none;overflow:visible;border:0}svg.lineage{max-width:100%;height:auto}
details:not([open])>:not(summary){display:block}details::details-content{content-visibility:visible!important;display:block!important;height:auto!important;opacity:1!important}
.status{position:static}.changes th:nth-child(1),.drifted th:nth-child(1){width:64px}}
`;
