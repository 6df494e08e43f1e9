import { parentPort } from 'node:worker_threads'
import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { refuse, tooLarge } from '#platform/shared/refusal.ts'

/** A reader that misbehaves in the way that it is told. */
await answerApart((way: 'answer' | 'watched' | 'refuse' | 'fail' | 'loop' | 'grow' | 'leave') => {
  const kept: unknown[] = []
  switch (way) {
    case 'answer':
      return { read: way }
    case 'watched':
      // What Node's watching says in its name, before it answers.
      parentPort?.postMessage({ 'watch:import': [import.meta.url] }, [])
      return { read: way }
    case 'refuse':
      return refuse(tooLarge, { bytes: 1 })
    case 'fail':
      throw new TypeError('the secret of the file')
    case 'leave':
      return process.exit()
    case 'loop':
      for (;;) kept.length = 0
    default:
      for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })))
  }
})
