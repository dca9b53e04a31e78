import { ConfigEditor } from "../config/config-editor.ts";
import type { ConfigHistory } from "../config/config-history.ts";
import type { ConfigKeeper } from "../config/config-keeper.ts";
import type { GatewayOptions } from "./gateway-options.ts";
import { lockOf } from "./lock-of.ts";

/** What shows and replaces the configuration of a process. */
export function editorOf(
  options: GatewayOptions,
  keeper: () => ConfigKeeper | undefined,
  history: ConfigHistory,
): ConfigEditor {
  const { reader, file: path } = options;
  return new ConfigEditor({
    ...{ reader, path, keeper, history },
    locked: lockOf(options),
    wallClock: Date.now,
  });
}
