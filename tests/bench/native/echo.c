/*
 * Load of the benchmark: WebSockets to 127.0.0.1 (RFC 6455), each with one message under way all the
 * time, which comes back from the upstream. Arguments: port, path, connections, seconds. The last line
 * of the output is one JSON object: counts, and times in microseconds. A connection that ends, or is
 * sent something else, is a failure.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { EVENTS = 256, MOST_SAMPLES = 4000000, PAYLOAD = 64, SENT = 6 + PAYLOAD, BACK = 2 + PAYLOAD };

struct client {
  int socket;
  long sent_at;
  size_t used;
  unsigned char buffer[BACK];
};

static unsigned char message[SENT], answer[BACK];
static float *samples;
static size_t count, failures;

static long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

/* A binary message of 64 bytes, masked as those of a client are, and as it comes back. */
static void make_messages(void) {
  static const unsigned char mask[4] = {0x12, 0x34, 0x56, 0x78};
  message[0] = answer[0] = 0x82;
  message[1] = 0x80 | PAYLOAD;
  answer[1] = PAYLOAD;
  memcpy(message + 2, mask, sizeof mask);
  for (int i = 0; i < PAYLOAD; i++) {
    answer[2 + i] = (unsigned char)i;
    message[6 + i] = (unsigned char)i ^ mask[i % 4];
  }
}

static void send_message(struct client *client) {
  client->used = 0;
  client->sent_at = nanoseconds();
  if (send(client->socket, message, SENT, MSG_NOSIGNAL) != SENT) failures++;
}

static void open_client(struct client *client, int port, const char *path) {
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons((unsigned short)port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int on = 1;
  char head[1024];
  client->socket = socket(AF_INET, SOCK_STREAM, 0);
  setsockopt(client->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  /* The key of RFC 6455 section 1.3, whose answer the upstream knows. */
  int length = snprintf(head, sizeof head,
                        "GET %s HTTP/1.1\r\nhost: bench\r\nupgrade: websocket\r\n"
                        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
                        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                        path);
  bool ready = connect(client->socket, (struct sockaddr *)&address, sizeof address) == 0 &&
               write(client->socket, head, (size_t)length) == length;
  size_t used = 0;
  while (ready && memmem(head, used, "\r\n\r\n", 4) == NULL) {
    ssize_t received = recv(client->socket, head + used, sizeof head - used, 0);
    ready = received > 0;
    if (ready) used += (size_t)received;
  }
  if (!ready || memcmp(head, "HTTP/1.1 101", 12) != 0) {
    fprintf(stderr, "no WebSocket: %.*s\n", (int)used, head);
    exit(1);
  }
}

/* False when the connection is of no use any more. */
static bool take(struct client *client) {
  ssize_t length = recv(client->socket, client->buffer + client->used, BACK - client->used, MSG_DONTWAIT);
  if (length <= 0) return length < 0;
  client->used += (size_t)length;
  if (client->used < BACK) return true;
  if (memcmp(client->buffer, answer, BACK) != 0) return false;
  if (count < MOST_SAMPLES) samples[count++] = (float)(nanoseconds() - client->sent_at) / 1e3f;
  send_message(client);
  return true;
}

static int ascending(const void *a, const void *b) {
  float left = *(const float *)a, right = *(const float *)b;
  return (left > right) - (left < right);
}

static long percentile(size_t percent) {
  return count == 0 ? 0 : (long)samples[(count - 1) * percent / 100];
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  int connections = atoi(argv[3]);
  samples = malloc(sizeof *samples * MOST_SAMPLES);
  struct client *clients = calloc((size_t)connections, sizeof *clients);
  int poller = epoll_create1(0);
  make_messages();
  for (int i = 0; i < connections; i++) {
    open_client(&clients[i], atoi(argv[1]), argv[2]);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &clients[i]};
    epoll_ctl(poller, EPOLL_CTL_ADD, clients[i].socket, &event);
  }
  long start = nanoseconds();
  long end = start + atol(argv[4]) * 1000000000L;
  for (int i = 0; i < connections; i++) send_message(&clients[i]);
  struct epoll_event ready[EVENTS];
  while (nanoseconds() < end) {
    int some = epoll_wait(poller, ready, EVENTS, 100);
    for (int i = 0; i < some; i++) {
      struct client *client = ready[i].data.ptr;
      if (take(client)) continue;
      failures++;
      epoll_ctl(poller, EPOLL_CTL_DEL, client->socket, NULL);
    }
  }
  long lasted = nanoseconds() - start;
  qsort(samples, count, sizeof *samples, ascending);
  printf("{\"requests\":%zu,\"durationMicroseconds\":%ld,\"failures\":%zu,"
         "\"p50Microseconds\":%ld,\"p99Microseconds\":%ld}\n",
         count, lasted / 1000, failures, percentile(50), percentile(99));
}
