/** Palworld replies to commands in one packet with the id 0. */
import net from 'node:net';

export interface Packet {
  readonly id: number;
  readonly type: number;
  readonly body: string;
}

/** Makes a packet. `announced` is a wrong size. */
export function packet(id: number, type: number, body: string, announced?: number): Buffer {
  const text = Buffer.from(body);
  const head = Buffer.alloc(12);
  head.writeInt32LE(announced ?? text.length + 10, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(type, 8);
  return Buffer.concat([head, text, Buffer.alloc(2)]);
}

export function rconServer(password: string, answer: (request: Packet) => Buffer): net.Server {
  return net.createServer((socket) => {
    let buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      buffer = Buffer.concat([buffer, data]);
      while (buffer.length >= 4 && buffer.length >= 4 + buffer.readInt32LE(0)) {
        const raw = buffer.subarray(0, 4 + buffer.readInt32LE(0));
        buffer = buffer.subarray(raw.length);
        const [id, type] = [raw.readInt32LE(4), raw.readInt32LE(8)];
        const body = raw.toString('latin1', 12, raw.length - 2);
        const isLogin = type === 3;
        socket.write(
          isLogin ? packet(body === password ? id : -1, 2, '') : answer({id, type, body}),
        );
      }
    });
  });
}
