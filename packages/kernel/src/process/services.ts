/** The services of one thread, by {@link ServiceKey}; empty at first. */
export class Services {}

/** Returns the service of the same thread that has a key. */
export type UseService = <Service extends object>(key: ServiceKey<Service>) => Service;

/**
 * Names a service, and makes it when it is first used. What a thread is given at its start is provided instead.
 */
export class ServiceKey<Service extends object> {
  readonly #name: string;
  readonly #make: ((use: UseService) => Service) | undefined;
  readonly #made = new WeakMap<Services, Service>();

  /** @param make makes the service from others of its thread; unset: the service is provided */
  constructor(name: string, make?: (use: UseService) => Service) {
    this.#name = name;
    this.#make = make;
  }

  provide(services: Services, service: Service): void {
    this.#made.set(services, service);
  }

  /** @throws Error if the service is neither provided nor can be made */
  of(services: Services): Service {
    const made = this.#made.get(services) ?? this.#make?.((key) => key.of(services));
    if (made === undefined) throw new Error(`no service '${this.#name}' is provided`);
    this.#made.set(services, made);
    return made;
  }

  /** The service if it has been used, so that closing does not make it. */
  used(services: Services): Service | undefined {
    return this.#made.get(services);
  }
}
