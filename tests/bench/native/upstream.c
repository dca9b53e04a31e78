/*
 * Upstream of the benchmark: HTTP/1.1 with keep-alive, one thread, epoll. It listens on 127.0.0.1,
 * prints its port and runs until it is ended. A POST is read completely and answered with 4 KiB, a
 * target that ends in /10k with 10 KB, one in /4m with 4 MiB, any other with 100 bytes; one that ends in /events with an
 * event each 10 ms, which holds the time in nanoseconds behind a `~`, without an end; with one that ends in /echo it
 * speaks WebSocket (RFC 6455) and sends back the short messages that it gets. A request without the field
 * that every candidate must add is answered with 400, so that a load without errors proves the edit; only
 * a target that begins with /plain needs none. With the argument `addresses` no request needs it, and it serves every
 * address of 127.0.0.0/8; those of 127.200.0.0/16 respond with 202.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER_BYTES = 65536, EVENTS = 256, BACKLOG = 1024 };
enum { SMALL_BYTES = 100, POST_BYTES = 4096, LARGE_BYTES = 10000, HUGE_BYTES = 4 << 20 };
enum { OTHER_NET = 127 << 8 | 200 };
/* A tick is 1 ms; streams are spread over the ticks between two events. */
enum { TICK_NANOSECONDS = 1000000, TICKS = 10 };

static const char EDITED_FIELD[] = "\r\nx-bench-request: 1\r\n";

struct response {
  char *bytes;
  size_t length;
};

struct connection {
  int socket;
  size_t used;
  size_t body_left;
  const struct response *pending;
  /* What of the answer the kernel had no room for. */
  const char *unsent;
  size_t unsent_bytes;
  bool waits;
  bool is_other;
  bool streaming;
  /* Speaks WebSocket from now on. */
  bool echoing;
  unsigned phase;
  struct connection *next, *previous;
  char buffer[BUFFER_BYTES + 1];
};

static struct response small, post, large, huge, accepted, refusal, stream_head, echo_head;
/* Connections that take events. */
static struct connection streams;
static int poller;
static bool any_address;

static struct response make_response(const char *status, size_t body_bytes) {
  char *bytes = malloc(body_bytes + 256);
  int head = sprintf(bytes,
                     "HTTP/1.1 %s\r\ncontent-type: text/plain\r\ncontent-length: %zu\r\n\r\n",
                     status, body_bytes);
  memset(bytes + head, 'x', body_bytes);
  return (struct response){bytes, (size_t)head + body_bytes};
}

static void poll_for(int operation, int socket, unsigned what, void *owner) {
  struct epoll_event event = {.events = what, .data.ptr = owner};
  if (epoll_ctl(poller, operation, socket, &event) != 0) {
    perror("epoll_ctl");
    exit(1);
  }
}

/* Sends as much as the kernel has room for; what is left goes before anything is read. */
static bool send_rest(struct connection *connection) {
  bool waited = connection->waits;
  ssize_t sent = send(connection->socket, connection->unsent, connection->unsent_bytes,
                      MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent < 0 && errno != EAGAIN && errno != EINTR) return false;
  if (sent > 0) {
    connection->unsent += sent;
    connection->unsent_bytes -= (size_t)sent;
  }
  connection->waits = connection->unsent_bytes > 0;
  if (connection->waits != waited)
    poll_for(EPOLL_CTL_MOD, connection->socket, waited ? EPOLLIN : EPOLLOUT, connection);
  return true;
}

static bool answer(struct connection *connection, const struct response *response) {
  connection->unsent = response->bytes;
  connection->unsent_bytes = response->length;
  return send_rest(connection);
}

static const struct response *choose(const char *head, size_t length) {
  bool is_edited = memmem(head, length, EDITED_FIELD, sizeof EDITED_FIELD - 1) != NULL;
  if (!any_address && !is_edited && memmem(head, length, " /plain", 7) == NULL) return &refusal;
  if (head[0] == 'P') return &post;
  if (memmem(head, length, "/events HTTP/", 13) != NULL) return &stream_head;
  if (memmem(head, length, "/echo HTTP/", 11) != NULL) return &echo_head;
  if (memmem(head, length, "/4m HTTP/", 9) != NULL) return &huge;
  return memmem(head, length, "/10k HTTP/", 10) != NULL ? &large : &small;
}

static size_t content_length(char *head, size_t length) {
  char end = head[length];
  head[length] = '\0';
  const char *field = strcasestr(head, "\r\ncontent-length:");
  size_t value = field == NULL ? 0 : strtoul(field + 17, NULL, 10);
  head[length] = end;
  return value;
}

/* Drops body bytes that have arrived; false while more have to come. */
static bool skip_body(struct connection *connection, size_t *offset) {
  size_t here = connection->used - *offset;
  size_t skipped = here < connection->body_left ? here : connection->body_left;
  *offset += skipped;
  connection->body_left -= skipped;
  return connection->body_left == 0;
}

static void begin_stream(struct connection *connection) {
  static unsigned phases;
  connection->streaming = true;
  connection->phase = phases++ % TICKS;
  connection->next = streams.next;
  connection->previous = &streams;
  streams.next->previous = connection;
  streams.next = connection;
}

static void end(struct connection *connection) {
  if (connection->streaming) {
    connection->previous->next = connection->next;
    connection->next->previous = connection->previous;
  }
  close(connection->socket);
  free(connection);
}

/* Sends an event to each stream whose turn it is; who does not read loses events. */
static void tick(int timer) {
  static unsigned ticks;
  unsigned long missed;
  if (read(timer, &missed, sizeof missed) != sizeof missed) return;
  ticks++;
  for (struct connection *each = streams.next; each != &streams; each = each->next) {
    if (each->phase != ticks % TICKS) continue;
    struct timespec now;
    char event[128];
    clock_gettime(CLOCK_MONOTONIC, &now);
    int length = sprintf(event, "20\r\ndata: ~%019ld%04d\n\n\r\n", now.tv_sec * 1000000000L + now.tv_nsec, 0);
    send(each->socket, event, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT);
  }
}

static int start_timer(void) {
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
  struct itimerspec each = {{0, TICK_NANOSECONDS}, {0, TICK_NANOSECONDS}};
  timerfd_settime(timer, 0, &each, NULL);
  return timer;
}

/* Sends every whole message back, without its mask; false for one that is not short. */
static bool echo(struct connection *connection) {
  enum { HEAD = 2, MASK = 4, SHORT = 126, MASKED = 0x80 };
  size_t offset = 0;
  while (connection->used - offset >= HEAD) {
    unsigned char *frame = (unsigned char *)connection->buffer + offset;
    size_t length = frame[1] & (MASKED - 1);
    if ((frame[1] & MASKED) == 0 || length >= SHORT) return false;
    if (connection->used - offset < HEAD + MASK + length) break;
    unsigned char back[HEAD + SHORT] = {frame[0], (unsigned char)length};
    for (size_t i = 0; i < length; i++) back[HEAD + i] = frame[HEAD + MASK + i] ^ frame[HEAD + i % MASK];
    send(connection->socket, back, HEAD + length, MSG_NOSIGNAL);
    offset += HEAD + MASK + length;
  }
  connection->used -= offset;
  memmove(connection->buffer, connection->buffer + offset, connection->used);
  return true;
}

/* Answers every request that is complete and keeps the rest; false when the connection has to end. */
static bool serve(struct connection *connection) {
  size_t offset = 0;
  while (true) {
    if (connection->pending != NULL) {
      if (!skip_body(connection, &offset)) break;
      if (!answer(connection, connection->pending)) return false;
      if (connection->pending == &stream_head) begin_stream(connection);
      connection->echoing = connection->pending == &echo_head;
      connection->pending = NULL;
      if (connection->waits) break;
    }
    char *head = connection->buffer + offset;
    char *end = memmem(head, connection->used - offset, "\r\n\r\n", 4);
    if (end == NULL) break;
    size_t length = (size_t)(end - head) + 4;
    connection->pending = connection->is_other ? &accepted : choose(head, length);
    connection->body_left = content_length(head, length);
    offset += length;
  }
  connection->used -= offset;
  if (offset > 0) memmove(connection->buffer, connection->buffer + offset, connection->used);
  return connection->used < BUFFER_BYTES;
}

static bool ready(struct connection *connection) {
  if (connection->waits) {
    if (!send_rest(connection)) return false;
    return connection->waits || serve(connection);
  }
  ssize_t count = recv(connection->socket, connection->buffer + connection->used,
                       BUFFER_BYTES - connection->used, MSG_DONTWAIT);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  if (count <= 0) return false;
  connection->used += (size_t)count;
  return connection->echoing ? echo(connection) : serve(connection);
}

/* The address to which a connection came. */
static in_addr_t address_of(int socket) {
  struct sockaddr_in address = {0};
  socklen_t length = sizeof address;
  getsockname(socket, (struct sockaddr *)&address, &length);
  return ntohl(address.sin_addr.s_addr);
}

static void accept_one(int listener) {
  int socket = accept(listener, NULL, NULL);
  if (socket < 0) return;
  in_addr_t address = address_of(socket);
  if (address >> IN_CLASSA_NSHIFT != IN_LOOPBACKNET) {
    close(socket);
    return;
  }
  int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct connection *connection = calloc(1, sizeof *connection);
  connection->socket = socket;
  connection->is_other = address >> IN_CLASSB_NSHIFT == OTHER_NET;
  poll_for(EPOLL_CTL_ADD, socket, EPOLLIN, connection);
}

static int listen_locally(void) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  in_addr_t where = htonl(any_address ? INADDR_ANY : INADDR_LOOPBACK);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = where};
  socklen_t length = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, BACKLOG) != 0) {
    perror("listen");
    exit(1);
  }
  getsockname(listener, (struct sockaddr *)&address, &length);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return listener;
}

int main(int count, char **arguments) {
  any_address = count > 1 && strcmp(arguments[1], "addresses") == 0;
  small = make_response("200 OK", SMALL_BYTES);
  post = make_response("200 OK", POST_BYTES);
  large = make_response("200 OK", LARGE_BYTES);
  huge = make_response("200 OK", HUGE_BYTES);
  accepted = make_response("202 Accepted", SMALL_BYTES);
  refusal = make_response("400 Bad Request", 0);
  static char head[] = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n"
                       "x-accel-buffering: no\r\ntransfer-encoding: chunked\r\n\r\n";
  stream_head = (struct response){head, sizeof head - 1};
  /* The answer to the key of RFC 6455 section 1.3. */
  static char switching[] = "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n"
                            "connection: upgrade\r\n"
                            "sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";
  echo_head = (struct response){switching, sizeof switching - 1};
  streams.next = streams.previous = &streams;
  int listener = listen_locally();
  int timer = start_timer();
  poller = epoll_create1(0);
  poll_for(EPOLL_CTL_ADD, listener, EPOLLIN, NULL);
  poll_for(EPOLL_CTL_ADD, timer, EPOLLIN, &streams);
  struct epoll_event events[EVENTS];
  while (true) {
    int count = epoll_wait(poller, events, EVENTS, -1);
    for (int i = 0; i < count; i++) {
      struct connection *connection = events[i].data.ptr;
      if (connection == NULL) {
        accept_one(listener);
      } else if (connection == &streams) {
        tick(timer);
      } else if (!ready(connection)) {
        end(connection);
      }
    }
  }
}
