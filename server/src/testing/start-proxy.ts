import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between the library and another server that can simulate a slow or dead network. */
export async function startProxy(targetPort: number) {
  const sockets = new Set<Socket>()
  let hanging = false
  let delay = 0

  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The close handler below closes the other side.
    socket.on('error', () => undefined)
    if (hanging) socket.pause()
  }
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => {
        if (delay === 0) to.write(data)
        else setTimeout(() => to.write(data), delay)
      })
      from.on('close', () => void to.destroy())
      hold(from)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Accepts connections but transfers no data. */
    hang: () => {
      hanging = true
      for (const socket of sockets) socket.pause()
    },
    /** Delays data in both directions. */
    slowDown: (milliseconds: number) => {
      delay = milliseconds
    },
    flow: () => {
      hanging = false
      delay = 0
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
