import { embeddedLibrary, startWithLibraries } from '/work/main/bench/libraries.ts'

const s = await startWithLibraries([1000, 10000, 100000, 1000000])
await s.stop()
await embeddedLibrary(100000)
console.log('made')
process.exit(0)
