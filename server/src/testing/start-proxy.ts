import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between the library and another server, and can be told to let nothing through any more, as a dead network does. */
export async function startProxy(targetPort: number) {
  const sockets = new Set<Socket>()
  let hanging = false

  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // what breaks on one side ends the other, below
    socket.on('error', () => undefined)
    if (hanging) socket.pause()
  }
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => void to.write(data))
      from.on('close', () => void to.destroy())
      hold(from)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Connections are taken, and nothing comes through them. */
    hang: () => {
      hanging = true
      for (const socket of sockets) socket.pause()
    },
    flow: () => {
      hanging = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
