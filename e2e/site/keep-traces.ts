import { afterAll, afterEach } from 'vitest'
import { endWhatIsLeft } from './academy.ts'
import { keepTrace } from './trace.ts'

// Visits that are open still; the others were kept as they closed.
afterEach(({ task }) => keepTrace(task))

// After the hooks of the file itself: these are asked first.
afterAll(endWhatIsLeft)
