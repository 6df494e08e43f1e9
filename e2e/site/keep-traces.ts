import { afterEach } from 'vitest'
import { keepTrace } from './trace.ts'

// Visits that are open still; the others were kept as they closed.
afterEach(({ task }) => keepTrace(task))
