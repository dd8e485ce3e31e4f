// React's development build takes a stack for each element, up to 10,000 a second, to say in a warning where it was made. That was a
// quarter of the time of the component tests. This says that they are used up: warnings stay, without the stack.
import * as react from 'react'

const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
