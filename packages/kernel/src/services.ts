/** What one thread provides by {@link ServiceKey}; empty when it is made. */
export class Services {}

/**
 * Names a service, with its type: who provides it and who uses it share the key, and nothing between
 * them has to know either.
 */
export class ServiceKey<Service extends object> {
  readonly name: string;
  readonly #provided = new WeakMap<Services, Service>();

  constructor(name: string) {
    this.name = name;
  }

  provide(services: Services, service: Service): void {
    this.#provided.set(services, service);
  }

  /** @throws Error when these services have none of this name */
  of(services: Services): Service {
    const service = this.#provided.get(services);
    if (service === undefined) throw new Error(`no service '${this.name}' is provided`);
    return service;
  }
}
