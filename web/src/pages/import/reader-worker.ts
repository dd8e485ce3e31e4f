// The web worker that reads a file to import.
import { expose } from 'comlink'
import { Reader } from './reader.ts'

expose(new Reader())
