import { valuesIn } from "@edge-gateway/translate/document/insert-yaml";
import { member } from "../../components/member.ts";

/** A route of the file, and where it is. */
export interface KnownRoute {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

/** What forms need to know of the file that they add to. */
export class ConfigText {
  readonly #values: unknown;

  constructor(text: string) {
    this.#values = valuesIn(text);
  }

  /** A value of the file; undefined if it has none there. */
  at(...path: readonly (string | number)[]): unknown {
    return member(this.#values, ...path);
  }

  /** The names of the entries of a section. */
  names(section: string): readonly string[] {
    return Object.keys(Object(this.at(section)));
  }

  /** The number of items of a list. */
  count(...path: readonly (string | number)[]): number {
    const list = this.at(...path);
    return Array.isArray(list) ? list.length : 0;
  }

  /** All routes, by names that people know them by. */
  get routes(): readonly KnownRoute[] {
    const lists = [
      ...this.names("gateways").map((name) => ({ of: name, path: ["gateways", name, "routes"] })),
      { of: "routes", path: ["routes"] },
    ];
    return lists.flatMap(({ of, path }) =>
      Array.from({ length: this.count(...path) }, (_, index) => {
        const name = this.at(...path, index, "name");
        const shown = typeof name === "string" ? name : `route ${index + 1}`;
        return { name: `${of}/${shown}`, path: [...path, index] };
      }),
    );
  }
}

/** The place of a value as findings name it, such as `gateways.web.routes[0].name`. */
export function placeOf(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .slice(1);
}
