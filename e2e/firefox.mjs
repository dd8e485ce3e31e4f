#!/usr/bin/env node
// Starts the Firefox at FIREFOX_PATH for Playwright, and stands between the two. Playwright prefers a color scheme with a
// command that Debian's Firefox does not know yet, and gives up: here it is answered, and the scheme stays the system's.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\S+)/) ?? []
  if (!address) return void process.stderr.write(`${line}\n`)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
  server.on('connection', (playwright, { url }) => standBetween(playwright, new WebSocket(address + url)))
})

function standBetween(playwright, browser) {
  const waiting = []
  playwright.on('message', (data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else waiting.push(text)
  })
  browser.on('open', () => waiting.forEach((text) => void browser.send(text)))
  browser.on('message', (data) => playwright.send(data.toString()))
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}
