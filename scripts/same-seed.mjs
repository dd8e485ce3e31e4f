// `npm test` draws the same cases each time, so that only a change can break it. `npm run test:full` draws new ones.
import fc from 'fast-check'

fc.configureGlobal({ seed: 20261118 })
