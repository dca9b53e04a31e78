import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

/** The operation `logIn`. */
export function loginOperations({ logins }: Pick<ApiParts, "logins">): SomeHandlers<"logIn"> {
  return {
    logIn: ({ body }) => {
      const session = logins.exchange(body.token);
      if (session === undefined)
        throw new AdminRefusal(
          "forbidden",
          "the token is void: each is good for one login, and for none after a newer one was printed; the gateway prints a new one when it gets SIGHUP",
        );
      return { value: { session } };
    },
  };
}
