// React's development build draws what it renders into the browser's performance panel, and gives each element a task that the
// debugger can trace. It looks for these functions when it loads, so this comes before it.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
