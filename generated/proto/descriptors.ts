// Generated from schemas/ by `npm run generate`: do not edit.

/** Every message, as protobufjs reads it. */
export const DESCRIPTORS: object = {
  "nested": {
    "envoy": {
      "nested": {
        "service": {
          "nested": {
            "auth": {
              "nested": {
                "v3": {
                  "nested": {
                    "Authorization": {
                      "methods": {
                        "Check": {
                          "requestType": "CheckRequest",
                          "responseType": "CheckResponse"
                        }
                      }
                    },
                    "CheckRequest": {
                      "fields": {
                        "attributes": {
                          "type": "AttributeContext",
                          "id": 1
                        }
                      }
                    },
                    "AttributeContext": {
                      "fields": {
                        "source": {
                          "type": "AuthorizationPeer",
                          "id": 1
                        },
                        "destination": {
                          "type": "AuthorizationPeer",
                          "id": 2
                        },
                        "request": {
                          "type": "AttributeRequest",
                          "id": 4
                        },
                        "contextExtensions": {
                          "keyType": "string",
                          "type": "string",
                          "id": 10
                        },
                        "metadataContext": {
                          "type": "edge.common.Metadata",
                          "id": 11
                        },
                        "tlsSession": {
                          "type": "TlsSession",
                          "id": 12
                        }
                      }
                    },
                    "AuthorizationPeer": {
                      "fields": {
                        "address": {
                          "type": "PeerAddress",
                          "id": 1
                        },
                        "principal": {
                          "type": "string",
                          "id": 4
                        },
                        "certificate": {
                          "type": "string",
                          "id": 5
                        }
                      }
                    },
                    "PeerAddress": {
                      "fields": {
                        "socketAddress": {
                          "type": "SocketAddress",
                          "id": 1
                        }
                      }
                    },
                    "SocketAddress": {
                      "fields": {
                        "address": {
                          "type": "string",
                          "id": 2
                        },
                        "portValue": {
                          "type": "uint32",
                          "id": 3
                        }
                      }
                    },
                    "AttributeRequest": {
                      "fields": {
                        "time": {
                          "type": "edge.common.Timestamp",
                          "id": 1
                        },
                        "http": {
                          "type": "AttributeHttpRequest",
                          "id": 2
                        }
                      }
                    },
                    "AttributeHttpRequest": {
                      "fields": {
                        "id": {
                          "type": "string",
                          "id": 1
                        },
                        "method": {
                          "type": "string",
                          "id": 2
                        },
                        "headers": {
                          "keyType": "string",
                          "type": "string",
                          "id": 3
                        },
                        "path": {
                          "type": "string",
                          "id": 4
                        },
                        "host": {
                          "type": "string",
                          "id": 5
                        },
                        "scheme": {
                          "type": "string",
                          "id": 6
                        },
                        "query": {
                          "type": "string",
                          "id": 7
                        },
                        "size": {
                          "type": "int64",
                          "id": 9
                        },
                        "protocol": {
                          "type": "string",
                          "id": 10
                        },
                        "body": {
                          "type": "string",
                          "id": 11
                        },
                        "rawBody": {
                          "type": "bytes",
                          "id": 12
                        }
                      }
                    },
                    "TlsSession": {
                      "fields": {
                        "sni": {
                          "type": "string",
                          "id": 1
                        }
                      }
                    },
                    "CheckResponse": {
                      "oneofs": {
                        "httpResponse": {
                          "oneof": [
                            "deniedResponse",
                            "okResponse"
                          ]
                        }
                      },
                      "fields": {
                        "status": {
                          "type": "RpcStatus",
                          "id": 1
                        },
                        "deniedResponse": {
                          "type": "DeniedHttpResponse",
                          "id": 2
                        },
                        "okResponse": {
                          "type": "OkHttpResponse",
                          "id": 3
                        },
                        "dynamicMetadata": {
                          "type": "edge.common.Struct",
                          "id": 4
                        }
                      }
                    },
                    "RpcStatus": {
                      "fields": {
                        "code": {
                          "type": "int32",
                          "id": 1
                        },
                        "message": {
                          "type": "string",
                          "id": 2
                        }
                      }
                    },
                    "DeniedHttpResponse": {
                      "fields": {
                        "status": {
                          "type": "edge.common.HttpStatus",
                          "id": 1
                        },
                        "headers": {
                          "rule": "repeated",
                          "type": "edge.common.HeaderValueOption",
                          "id": 2
                        },
                        "body": {
                          "type": "string",
                          "id": 3
                        }
                      }
                    },
                    "OkHttpResponse": {
                      "fields": {
                        "headers": {
                          "rule": "repeated",
                          "type": "edge.common.HeaderValueOption",
                          "id": 2
                        },
                        "dynamicMetadata": {
                          "type": "edge.common.Struct",
                          "id": 3
                        },
                        "headersToRemove": {
                          "rule": "repeated",
                          "type": "string",
                          "id": 5
                        },
                        "responseHeadersToAdd": {
                          "rule": "repeated",
                          "type": "edge.common.HeaderValueOption",
                          "id": 6
                        },
                        "queryParametersToSet": {
                          "rule": "repeated",
                          "type": "QueryParameter",
                          "id": 7
                        },
                        "queryParametersToRemove": {
                          "rule": "repeated",
                          "type": "string",
                          "id": 8
                        }
                      }
                    },
                    "QueryParameter": {
                      "fields": {
                        "key": {
                          "type": "string",
                          "id": 1
                        },
                        "value": {
                          "type": "string",
                          "id": 2
                        }
                      }
                    }
                  }
                }
              }
            },
            "discovery": {
              "nested": {
                "v3": {
                  "nested": {
                    "AggregatedDiscoveryService": {
                      "methods": {
                        "DeltaAggregatedResources": {
                          "requestType": "DeltaDiscoveryRequest",
                          "requestStream": true,
                          "responseType": "DeltaDiscoveryResponse",
                          "responseStream": true
                        }
                      }
                    },
                    "DiscoveryNode": {
                      "fields": {
                        "id": {
                          "type": "string",
                          "id": 1
                        },
                        "metadata": {
                          "type": "edge.common.Struct",
                          "id": 3
                        }
                      }
                    },
                    "DeltaDiscoveryRequest": {
                      "fields": {
                        "node": {
                          "type": "DiscoveryNode",
                          "id": 1
                        },
                        "typeUrl": {
                          "type": "string",
                          "id": 2
                        },
                        "resourceNamesSubscribe": {
                          "rule": "repeated",
                          "type": "string",
                          "id": 3
                        },
                        "resourceNamesUnsubscribe": {
                          "rule": "repeated",
                          "type": "string",
                          "id": 4
                        },
                        "initialResourceVersions": {
                          "keyType": "string",
                          "type": "string",
                          "id": 5
                        },
                        "responseNonce": {
                          "type": "string",
                          "id": 6
                        },
                        "errorDetail": {
                          "type": "DiscoveryError",
                          "id": 7
                        }
                      }
                    },
                    "DiscoveryError": {
                      "fields": {
                        "code": {
                          "type": "int32",
                          "id": 1
                        },
                        "message": {
                          "type": "string",
                          "id": 2
                        },
                        "details": {
                          "rule": "repeated",
                          "type": "DiscoveryAny",
                          "id": 3
                        }
                      }
                    },
                    "DiscoveryAny": {
                      "fields": {
                        "typeUrl": {
                          "type": "string",
                          "id": 1
                        },
                        "value": {
                          "type": "bytes",
                          "id": 2
                        }
                      }
                    },
                    "DeltaDiscoveryResponse": {
                      "fields": {
                        "systemVersionInfo": {
                          "type": "string",
                          "id": 1
                        },
                        "resources": {
                          "rule": "repeated",
                          "type": "DiscoveryResource",
                          "id": 2
                        },
                        "typeUrl": {
                          "type": "string",
                          "id": 4
                        },
                        "nonce": {
                          "type": "string",
                          "id": 5
                        },
                        "removedResources": {
                          "rule": "repeated",
                          "type": "string",
                          "id": 6
                        }
                      }
                    },
                    "DiscoveryResource": {
                      "fields": {
                        "version": {
                          "type": "string",
                          "id": 1
                        },
                        "resource": {
                          "type": "DiscoveryAny",
                          "id": 2
                        },
                        "name": {
                          "type": "string",
                          "id": 3
                        }
                      }
                    }
                  }
                }
              }
            },
            "ext_proc": {
              "nested": {
                "v3": {
                  "nested": {
                    "ExternalProcessor": {
                      "methods": {
                        "Process": {
                          "requestType": "ProcessingRequest",
                          "requestStream": true,
                          "responseType": "ProcessingResponse",
                          "responseStream": true
                        }
                      }
                    },
                    "ProcessingRequest": {
                      "oneofs": {
                        "request": {
                          "oneof": [
                            "requestHeaders",
                            "responseHeaders",
                            "requestBody",
                            "responseBody",
                            "requestTrailers",
                            "responseTrailers"
                          ]
                        }
                      },
                      "fields": {
                        "requestHeaders": {
                          "type": "HttpHeaders",
                          "id": 2
                        },
                        "responseHeaders": {
                          "type": "HttpHeaders",
                          "id": 3
                        },
                        "requestBody": {
                          "type": "HttpBody",
                          "id": 4
                        },
                        "responseBody": {
                          "type": "HttpBody",
                          "id": 5
                        },
                        "requestTrailers": {
                          "type": "HttpTrailers",
                          "id": 6
                        },
                        "responseTrailers": {
                          "type": "HttpTrailers",
                          "id": 7
                        },
                        "metadataContext": {
                          "type": "edge.common.Metadata",
                          "id": 8
                        },
                        "attributes": {
                          "keyType": "string",
                          "type": "edge.common.Struct",
                          "id": 9
                        },
                        "protocolConfig": {
                          "type": "ProtocolConfiguration",
                          "id": 11
                        }
                      }
                    },
                    "ProtocolConfiguration": {
                      "fields": {
                        "requestBodyMode": {
                          "type": "BodySendMode",
                          "id": 1
                        },
                        "responseBodyMode": {
                          "type": "BodySendMode",
                          "id": 2
                        }
                      }
                    },
                    "HttpHeaders": {
                      "fields": {
                        "headers": {
                          "type": "edge.common.HeaderMap",
                          "id": 1
                        },
                        "endOfStream": {
                          "type": "bool",
                          "id": 3
                        }
                      }
                    },
                    "HttpBody": {
                      "fields": {
                        "body": {
                          "type": "bytes",
                          "id": 1
                        },
                        "endOfStream": {
                          "type": "bool",
                          "id": 2
                        }
                      }
                    },
                    "HttpTrailers": {
                      "fields": {
                        "trailers": {
                          "type": "edge.common.HeaderMap",
                          "id": 1
                        }
                      }
                    },
                    "ProcessingResponse": {
                      "oneofs": {
                        "response": {
                          "oneof": [
                            "requestHeaders",
                            "responseHeaders",
                            "requestBody",
                            "responseBody",
                            "requestTrailers",
                            "responseTrailers",
                            "immediateResponse"
                          ]
                        }
                      },
                      "fields": {
                        "requestHeaders": {
                          "type": "HeadersResponse",
                          "id": 1
                        },
                        "responseHeaders": {
                          "type": "HeadersResponse",
                          "id": 2
                        },
                        "requestBody": {
                          "type": "BodyResponse",
                          "id": 3
                        },
                        "responseBody": {
                          "type": "BodyResponse",
                          "id": 4
                        },
                        "requestTrailers": {
                          "type": "TrailersResponse",
                          "id": 5
                        },
                        "responseTrailers": {
                          "type": "TrailersResponse",
                          "id": 6
                        },
                        "immediateResponse": {
                          "type": "ImmediateResponse",
                          "id": 7
                        },
                        "dynamicMetadata": {
                          "type": "edge.common.Struct",
                          "id": 8
                        },
                        "modeOverride": {
                          "type": "ProcessingMode",
                          "id": 9
                        },
                        "overrideMessageTimeout": {
                          "type": "edge.common.Duration",
                          "id": 10
                        }
                      }
                    },
                    "HeadersResponse": {
                      "fields": {
                        "response": {
                          "type": "CommonResponse",
                          "id": 1
                        }
                      }
                    },
                    "BodyResponse": {
                      "fields": {
                        "response": {
                          "type": "CommonResponse",
                          "id": 1
                        }
                      }
                    },
                    "TrailersResponse": {
                      "fields": {
                        "headerMutation": {
                          "type": "HeaderMutation",
                          "id": 1
                        }
                      }
                    },
                    "CommonResponse": {
                      "fields": {
                        "status": {
                          "type": "ResponseStatus",
                          "id": 1
                        },
                        "headerMutation": {
                          "type": "HeaderMutation",
                          "id": 2
                        },
                        "bodyMutation": {
                          "type": "BodyMutation",
                          "id": 3
                        },
                        "clearRouteCache": {
                          "type": "bool",
                          "id": 5
                        }
                      }
                    },
                    "ResponseStatus": {
                      "values": {
                        "CONTINUE": 0,
                        "CONTINUE_AND_REPLACE": 1
                      }
                    },
                    "ImmediateResponse": {
                      "fields": {
                        "status": {
                          "type": "edge.common.HttpStatus",
                          "id": 1
                        },
                        "headers": {
                          "type": "HeaderMutation",
                          "id": 2
                        },
                        "body": {
                          "type": "bytes",
                          "id": 3
                        },
                        "grpcStatus": {
                          "type": "GrpcStatus",
                          "id": 4
                        },
                        "details": {
                          "type": "string",
                          "id": 5
                        }
                      }
                    },
                    "GrpcStatus": {
                      "fields": {
                        "status": {
                          "type": "uint32",
                          "id": 1
                        }
                      }
                    },
                    "HeaderMutation": {
                      "fields": {
                        "setHeaders": {
                          "rule": "repeated",
                          "type": "edge.common.HeaderValueOption",
                          "id": 1
                        },
                        "removeHeaders": {
                          "rule": "repeated",
                          "type": "string",
                          "id": 2
                        }
                      }
                    },
                    "BodyMutation": {
                      "oneofs": {
                        "mutation": {
                          "oneof": [
                            "body",
                            "clearBody",
                            "streamedResponse"
                          ]
                        }
                      },
                      "fields": {
                        "body": {
                          "type": "bytes",
                          "id": 1
                        },
                        "clearBody": {
                          "type": "bool",
                          "id": 2
                        },
                        "streamedResponse": {
                          "type": "StreamedBodyResponse",
                          "id": 3
                        }
                      }
                    },
                    "StreamedBodyResponse": {
                      "fields": {
                        "body": {
                          "type": "bytes",
                          "id": 1
                        },
                        "endOfStream": {
                          "type": "bool",
                          "id": 2
                        }
                      }
                    },
                    "ProcessingMode": {
                      "fields": {
                        "requestHeaderMode": {
                          "type": "HeaderSendMode",
                          "id": 1
                        },
                        "responseHeaderMode": {
                          "type": "HeaderSendMode",
                          "id": 2
                        },
                        "requestBodyMode": {
                          "type": "BodySendMode",
                          "id": 3
                        },
                        "responseBodyMode": {
                          "type": "BodySendMode",
                          "id": 4
                        },
                        "requestTrailerMode": {
                          "type": "HeaderSendMode",
                          "id": 5
                        },
                        "responseTrailerMode": {
                          "type": "HeaderSendMode",
                          "id": 6
                        }
                      }
                    },
                    "HeaderSendMode": {
                      "values": {
                        "DEFAULT": 0,
                        "SEND": 1,
                        "SKIP": 2
                      }
                    },
                    "BodySendMode": {
                      "values": {
                        "NONE": 0,
                        "STREAMED": 1,
                        "BUFFERED": 2,
                        "BUFFERED_PARTIAL": 3,
                        "FULL_DUPLEX_STREAMED": 4
                      }
                    }
                  }
                }
              }
            },
            "ratelimit": {
              "nested": {
                "v3": {
                  "nested": {
                    "RateLimitService": {
                      "methods": {
                        "ShouldRateLimit": {
                          "requestType": "RateLimitRequest",
                          "responseType": "RateLimitResponse"
                        }
                      }
                    },
                    "RateLimitRequest": {
                      "fields": {
                        "domain": {
                          "type": "string",
                          "id": 1
                        },
                        "descriptors": {
                          "rule": "repeated",
                          "type": "RateLimitServiceDescriptor",
                          "id": 2
                        },
                        "hitsAddend": {
                          "type": "uint32",
                          "id": 3
                        }
                      }
                    },
                    "RateLimitServiceDescriptor": {
                      "fields": {
                        "entries": {
                          "rule": "repeated",
                          "type": "RateLimitServiceEntry",
                          "id": 1
                        },
                        "limit": {
                          "type": "RateLimitOverride",
                          "id": 2
                        },
                        "hitsAddend": {
                          "type": "edge.common.UInt64Value",
                          "id": 3
                        }
                      }
                    },
                    "RateLimitServiceEntry": {
                      "fields": {
                        "key": {
                          "type": "string",
                          "id": 1
                        },
                        "value": {
                          "type": "string",
                          "id": 2
                        }
                      }
                    },
                    "RateLimitOverride": {
                      "fields": {
                        "requestsPerUnit": {
                          "type": "uint32",
                          "id": 1
                        },
                        "unit": {
                          "type": "RateLimitOverrideUnit",
                          "id": 2
                        }
                      }
                    },
                    "RateLimitOverrideUnit": {
                      "values": {
                        "OVERRIDE_UNKNOWN": 0,
                        "OVERRIDE_SECOND": 1,
                        "OVERRIDE_MINUTE": 2,
                        "OVERRIDE_HOUR": 3,
                        "OVERRIDE_DAY": 4,
                        "OVERRIDE_MONTH": 5,
                        "OVERRIDE_YEAR": 6
                      }
                    },
                    "RateLimitResponse": {
                      "fields": {
                        "overallCode": {
                          "type": "RateLimitCode",
                          "id": 1
                        },
                        "statuses": {
                          "rule": "repeated",
                          "type": "RateLimitStatus",
                          "id": 2
                        },
                        "responseHeadersToAdd": {
                          "rule": "repeated",
                          "type": "edge.common.HeaderValue",
                          "id": 3
                        },
                        "requestHeadersToAdd": {
                          "rule": "repeated",
                          "type": "edge.common.HeaderValue",
                          "id": 4
                        },
                        "rawBody": {
                          "type": "bytes",
                          "id": 5
                        },
                        "dynamicMetadata": {
                          "type": "edge.common.Struct",
                          "id": 6
                        }
                      }
                    },
                    "RateLimitCode": {
                      "values": {
                        "CODE_UNKNOWN": 0,
                        "OK": 1,
                        "OVER_LIMIT": 2
                      }
                    },
                    "RateLimitStatus": {
                      "fields": {
                        "code": {
                          "type": "RateLimitCode",
                          "id": 1
                        },
                        "currentLimit": {
                          "type": "CurrentRateLimit",
                          "id": 2
                        },
                        "limitRemaining": {
                          "type": "uint32",
                          "id": 3
                        },
                        "durationUntilReset": {
                          "type": "edge.common.Duration",
                          "id": 4
                        }
                      }
                    },
                    "CurrentRateLimit": {
                      "fields": {
                        "requestsPerUnit": {
                          "type": "uint32",
                          "id": 1
                        },
                        "unit": {
                          "type": "int32",
                          "id": 2
                        },
                        "name": {
                          "type": "string",
                          "id": 3
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "edge": {
      "nested": {
        "common": {
          "nested": {
            "Timestamp": {
              "fields": {
                "seconds": {
                  "type": "int64",
                  "id": 1
                },
                "nanos": {
                  "type": "int32",
                  "id": 2
                }
              }
            },
            "Duration": {
              "fields": {
                "seconds": {
                  "type": "int64",
                  "id": 1
                },
                "nanos": {
                  "type": "int32",
                  "id": 2
                }
              }
            },
            "BoolValue": {
              "fields": {
                "value": {
                  "type": "bool",
                  "id": 1
                }
              }
            },
            "UInt64Value": {
              "fields": {
                "value": {
                  "type": "uint64",
                  "id": 1
                }
              }
            },
            "Struct": {
              "fields": {
                "fields": {
                  "keyType": "string",
                  "type": "Value",
                  "id": 1
                }
              }
            },
            "Value": {
              "oneofs": {
                "kind": {
                  "oneof": [
                    "nullValue",
                    "numberValue",
                    "stringValue",
                    "boolValue",
                    "structValue",
                    "listValue"
                  ]
                }
              },
              "fields": {
                "nullValue": {
                  "type": "int32",
                  "id": 1
                },
                "numberValue": {
                  "type": "double",
                  "id": 2
                },
                "stringValue": {
                  "type": "string",
                  "id": 3
                },
                "boolValue": {
                  "type": "bool",
                  "id": 4
                },
                "structValue": {
                  "type": "Struct",
                  "id": 5
                },
                "listValue": {
                  "type": "ListValue",
                  "id": 6
                }
              }
            },
            "ListValue": {
              "fields": {
                "values": {
                  "rule": "repeated",
                  "type": "Value",
                  "id": 1
                }
              }
            },
            "HeaderValue": {
              "fields": {
                "key": {
                  "type": "string",
                  "id": 1
                },
                "value": {
                  "type": "string",
                  "id": 2
                },
                "rawValue": {
                  "type": "bytes",
                  "id": 3
                }
              }
            },
            "HeaderAppendAction": {
              "values": {
                "APPEND_IF_EXISTS_OR_ADD": 0,
                "ADD_IF_ABSENT": 1,
                "OVERWRITE_IF_EXISTS_OR_ADD": 2,
                "OVERWRITE_IF_EXISTS": 3
              }
            },
            "HeaderValueOption": {
              "fields": {
                "header": {
                  "type": "HeaderValue",
                  "id": 1
                },
                "append": {
                  "type": "BoolValue",
                  "id": 2
                },
                "appendAction": {
                  "type": "HeaderAppendAction",
                  "id": 3
                },
                "keepEmptyValue": {
                  "type": "bool",
                  "id": 4
                }
              }
            },
            "HeaderMap": {
              "fields": {
                "headers": {
                  "rule": "repeated",
                  "type": "HeaderValue",
                  "id": 1
                }
              }
            },
            "Metadata": {
              "fields": {
                "filterMetadata": {
                  "keyType": "string",
                  "type": "Struct",
                  "id": 1
                }
              }
            },
            "HttpStatus": {
              "fields": {
                "code": {
                  "type": "int32",
                  "id": 1
                }
              }
            }
          }
        },
        "configuration": {
          "nested": {
            "ConfigurationResource": {
              "fields": {
                "json": {
                  "type": "string",
                  "id": 1
                }
              }
            },
            "ConfigurationRefusals": {
              "fields": {
                "refusals": {
                  "rule": "repeated",
                  "type": "ConfigurationRefusal",
                  "id": 1
                }
              }
            },
            "ConfigurationRefusal": {
              "fields": {
                "resource": {
                  "type": "string",
                  "id": 1
                },
                "pointer": {
                  "type": "string",
                  "id": 2
                },
                "message": {
                  "type": "string",
                  "id": 3
                }
              }
            }
          }
        }
      }
    },
    "edgegateway": {
      "nested": {
        "mcp": {
          "nested": {
            "v1": {
              "nested": {
                "McpGuard": {
                  "methods": {
                    "Check": {
                      "requestType": "McpGuardRequest",
                      "responseType": "McpGuardResponse"
                    }
                  }
                },
                "McpGuardRequest": {
                  "fields": {
                    "phase": {
                      "type": "McpGuardPhase",
                      "id": 1
                    },
                    "method": {
                      "type": "string",
                      "id": 2
                    },
                    "params": {
                      "type": "string",
                      "id": 3
                    },
                    "result": {
                      "type": "string",
                      "id": 4
                    },
                    "item": {
                      "type": "McpGuardItem",
                      "id": 5
                    },
                    "headers": {
                      "rule": "repeated",
                      "type": "edge.common.HeaderValue",
                      "id": 6
                    },
                    "metadata": {
                      "type": "edge.common.Struct",
                      "id": 7
                    }
                  }
                },
                "McpGuardPhase": {
                  "values": {
                    "MCP_GUARD_UNKNOWN": 0,
                    "MCP_GUARD_REQUEST": 1,
                    "MCP_GUARD_RESPONSE": 2
                  }
                },
                "McpGuardItem": {
                  "fields": {
                    "kind": {
                      "type": "string",
                      "id": 1
                    },
                    "name": {
                      "type": "string",
                      "id": 2
                    },
                    "target": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "McpGuardResponse": {
                  "oneofs": {
                    "verdict": {
                      "oneof": [
                        "pass",
                        "denial"
                      ]
                    }
                  },
                  "fields": {
                    "pass": {
                      "type": "McpGuardPass",
                      "id": 1
                    },
                    "denial": {
                      "type": "McpGuardDenial",
                      "id": 2
                    }
                  }
                },
                "McpGuardPass": {
                  "fields": {
                    "replacement": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "McpGuardDenial": {
                  "fields": {
                    "code": {
                      "type": "int32",
                      "id": 1
                    },
                    "message": {
                      "type": "string",
                      "id": 2
                    },
                    "data": {
                      "type": "string",
                      "id": 3
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "istio": {
      "nested": {
        "v1": {
          "nested": {
            "auth": {
              "nested": {
                "IstioCertificateService": {
                  "methods": {
                    "CreateCertificate": {
                      "requestType": "IstioCertificateRequest",
                      "responseType": "IstioCertificateResponse"
                    }
                  }
                },
                "IstioCertificateRequest": {
                  "fields": {
                    "csr": {
                      "type": "string",
                      "id": 1
                    },
                    "validityDuration": {
                      "type": "int64",
                      "id": 3
                    }
                  }
                },
                "IstioCertificateResponse": {
                  "fields": {
                    "certChain": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "SpiffeWorkloadAPI": {
      "methods": {
        "FetchX509SVID": {
          "requestType": "X509SVIDRequest",
          "responseType": "X509SVIDResponse",
          "responseStream": true
        }
      }
    },
    "X509SVIDRequest": {
      "fields": {}
    },
    "X509SVIDResponse": {
      "fields": {
        "svids": {
          "rule": "repeated",
          "type": "X509SVID",
          "id": 1
        }
      }
    },
    "X509SVID": {
      "fields": {
        "spiffeId": {
          "type": "string",
          "id": 1
        },
        "x509Svid": {
          "type": "bytes",
          "id": 2
        },
        "x509SvidKey": {
          "type": "bytes",
          "id": 3
        },
        "bundle": {
          "type": "bytes",
          "id": 4
        }
      }
    }
  }
};
