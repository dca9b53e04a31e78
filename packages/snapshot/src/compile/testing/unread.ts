/** Fields that no code reads, each with the reason why that is right. */
export const UNREAD: Readonly<Record<string, string>> = {
  "Settings.storage": "only its value `file` runs",
  "StorageSettings.mode": "only its value `file` runs",
  "BackendTlsPolicyValidation.wellKnownCACertificates":
    "only its value `System` runs: without `caCertificateRefs` the roots are those of the system",
  "HttpRouteSpec.useDefaultGateways": "only its value `None` runs",
  "TcpRouteSpec.useDefaultGateways": "only its value `None` runs",
  "TlsRouteSpec.useDefaultGateways": "only its value `None` runs",
  "UdpRouteSpec.useDefaultGateways": "only its value `None` runs",
  "GatewaySpec.defaultScope": "only its value `None` runs",
  "GatewaySpec.addresses": "the gateway does not choose its addresses; its deployment does",
  "GatewayAddress.type": "the gateway does not choose its addresses; its deployment does",
  "GatewayAddress.value": "the gateway does not choose its addresses; its deployment does",
  "GatewayAddress.routability": "the gateway does not choose its addresses; its deployment does",
  "GatewayInfrastructure.labels": "used by the gateway's deployment",
  "GatewayInfrastructure.annotations": "used by the gateway's deployment",
  "GatewayClassSpec.description": "documentation of the class",
  "StreamRouteRule.name": "documentation of the route: a rule of these kinds has no policies",
  "UdpRouteRule.name": "documentation of the route: a rule of this kind has no policies",
  "XbackendTls.mode":
    "`validation` and `clientCertificateRef` are set in exactly the modes that need them",
  "HttpExternalAuthFilter.protocol": "`grpc` or `http` is set, as it says",
  "ListenerFilter.type": "the block that belongs to it is set",
  "McpBackend.sessionRouting": "only its value `Stateful` runs",
};
