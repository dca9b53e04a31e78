import { set, textOf } from "../task.ts";
import type { Task } from "../task.ts";

const PLACE = ["config", "requestLog"] as const;
const LOG_FILE = "requests.db";

/** Switches the log of requests on. */
export const requestLogTask: Task = {
  kind: "request-log",
  title: "Log of requests",
  what: "Spending by day, team and user, and each call of a model or tool, can be looked up for years. It is off by default because it writes to a disk who called what, when and from where; prompts and responses are not kept.",
  fields: [
    {
      name: "file",
      title: "File of the log",
      at: "config/requestLog/file",
      isSetting: true,
      isRequired: true,
      example: LOG_FILE,
      help: "An SQLite file beside the configuration, which only its owner may read.",
      first: (config) => textOf(config.at(...PLACE, "file")) || LOG_FILE,
      isAsked: (_, config) => config.at("config", "database", "url") === undefined,
    },
    {
      name: "recordDays",
      title: "Days for which calls are kept",
      at: "config/requestLog/recordDays",
      isSetting: true,
      example: "30",
      help: "Older calls are deleted; 30 days when unset.",
    },
    {
      name: "dailySumDays",
      title: "Days for which spending is kept",
      at: "config/requestLog/dailySumDays",
      isSetting: true,
      example: "1100",
      help: "Sums of each day, at least as long as the calls; 1100 days when unset.",
    },
  ],
  next: { to: "/llm", part: "spending", text: "Spending, after the restart" },
  then: [],
  write({ file, recordDays, dailySumDays }, config) {
    const isOn = config.at(...PLACE) !== undefined;
    const isOwnFile = config.at("config", "database", "url") === undefined;
    const value = set({ ...(isOwnFile ? { file } : {}), recordDays, dailySumDays });
    return {
      insertions: isOn ? [] : [{ path: PLACE, value }],
      places: {
        file: [...PLACE, "file"],
        recordDays: [...PLACE, "recordDays"],
        dailySumDays: [...PLACE, "dailySumDays"],
      },
      note: "The log begins when the gateway is started again.",
      ...(isOn
        ? {
            existing: { recordDays: PLACE },
            problems: { recordDays: "the log of requests is on already: change it there" },
          }
        : {}),
    };
  },
};
