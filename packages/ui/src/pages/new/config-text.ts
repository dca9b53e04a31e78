import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { member } from "../../components/member.ts";

/** A route of the configuration. */
export interface KnownRoute {
  /** As policies name it: `web/api` for a route of one gateway, `routes/api` for one of several. */
  readonly name: string;
  /** Where it is in the text that the form writes to; undefined if it is in the file below a database. */
  readonly path: readonly (string | number)[] | undefined;
}

type Path = readonly (string | number)[];

/** What forms need to know of the text that they write to, and of the file below it. */
export class ConfigText {
  readonly #values: unknown;
  /** The values of the file over which the objects of a database are laid; undefined: the form writes to a file. */
  readonly #below: unknown;
  readonly isDatabase: boolean;

  /** @param below the text of the file over which the objects in `text` are laid */
  constructor(text: string, below?: string) {
    this.#values = valuesIn(text);
    this.isDatabase = below !== undefined;
    this.#below = below === undefined ? undefined : valuesIn(below);
  }

  /** A value of the text; undefined if it has none there. */
  at(...path: Path): unknown {
    return member(this.#values, ...path);
  }

  /** The names of the entries of a section, also of the file below. */
  names(section: string): readonly string[] {
    return [...Object.keys(Object(member(this.#below, section))), ...this.ownNames(section)];
  }

  /** The names of the entries of a section in the text. */
  ownNames(section: string): readonly string[] {
    return Object.keys(Object(this.at(section)));
  }

  /** The port of a gateway and its protocol, also of the file below. */
  gateway(name: string): unknown {
    return this.at("gateways", name) ?? member(this.#below, "gateways", name);
  }

  /** The number of items of a list. */
  count(...path: Path): number {
    return itemsOf(this.at(...path)).length;
  }

  /** All routes, by names that people and policies know them by. */
  get routes(): readonly KnownRoute[] {
    return [
      ...routesIn(this.#below).map(({ name }) => ({ name, path: undefined })),
      ...routesIn(this.#values),
    ];
  }
}

function routesIn(values: unknown): readonly (KnownRoute & { readonly path: Path })[] {
  const gateways = Object.keys(Object(member(values, "gateways")));
  const lists = [
    ...gateways.map((name) => ({ of: name, path: ["gateways", name, "routes"] })),
    { of: undefined, path: ["routes"] },
  ];
  return lists.flatMap(({ of, path }) =>
    itemsOf(member(values, ...path)).map((route, index) => {
      const name = member(route, "name");
      const shown = typeof name === "string" ? name : `route ${index + 1}`;
      const [gateway, second] = itemsOf(member(route, "gateways"));
      const only = second === undefined && typeof gateway === "string" ? gateway : "routes";
      return { name: `${of ?? only}/${shown}`, path: [...path, index] };
    }),
  );
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The place of a value as findings name it, such as `gateways.web.routes[0].name`. */
export function placeOf(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .slice(1);
}
