import type { Ir } from "@edge-gateway/translate";
import { ListReceiver, ListSender, type ListChange } from "@edge-gateway/translate/ir/list-changes";
import type { JudgedConfiguration } from "./judged-configuration.ts";

/** A judged configuration, without what its reader has got with the previous one. */
export interface ChangedConfiguration extends Omit<JudgedConfiguration, "ir"> {
  readonly ir: ChangedIr | undefined;
}

/** The parts of an internal form that grow, as what changed of them, and all others whole. */
interface ChangedIr extends Omit<Ir, "routes" | "backends" | "attachments"> {
  readonly changed: {
    readonly routes: ListChange<Ir["routes"][number]>;
    readonly backends: ListChange<Ir["backends"][number]>;
    readonly attachments: ListChange<Ir["attachments"][number]>;
  };
}

/** Leaves out of each configuration what the previous one had. */
export class ConfigurationSender {
  readonly #routes = new ListSender();
  readonly #backends = new ListSender();
  readonly #attachments = new ListSender();

  changeTo(configuration: JudgedConfiguration): ChangedConfiguration {
    const { ir } = configuration;
    if (ir === undefined) return { ...configuration, ir };
    const { routes, backends, attachments, ...others } = ir;
    const changed = {
      routes: this.#routes.changeTo(routes),
      backends: this.#backends.changeTo(backends),
      attachments: this.#attachments.changeTo(attachments),
    };
    return { ...configuration, ir: { ...others, changed } };
  }
}

/** Builds configurations again; parts that did not change stay the same objects. */
export class ConfigurationReceiver {
  readonly #routes = new ListReceiver<Ir["routes"][number]>();
  readonly #backends = new ListReceiver<Ir["backends"][number]>();
  readonly #attachments = new ListReceiver<Ir["attachments"][number]>();

  receive(configuration: ChangedConfiguration): JudgedConfiguration {
    const { ir } = configuration;
    if (ir === undefined) return { ...configuration, ir };
    const { changed, ...others } = ir;
    return {
      ...configuration,
      ir: {
        ...others,
        routes: this.#routes.receive(changed.routes),
        backends: this.#backends.receive(changed.backends),
        attachments: this.#attachments.receive(changed.attachments),
      },
    };
  }
}
