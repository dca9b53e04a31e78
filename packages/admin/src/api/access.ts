import type { SomeHandlers } from "./operation.ts";

/** The operation `getAccess`. */
export function accessOperations(): SomeHandlers<"getAccess"> {
  return {
    getAccess: ({ caller: { authentication, user, writeRefusal } }) => ({
      value: {
        ...(user === undefined ? {} : { user }),
        authentication,
        mayWrite: writeRefusal === undefined,
        ...(writeRefusal === undefined ? {} : { refusal: writeRefusal }),
      },
    }),
  };
}
