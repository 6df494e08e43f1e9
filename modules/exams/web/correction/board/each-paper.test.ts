import { expect, test } from 'vitest'
import { ApiProblem } from '#platform/web/problem.ts'
import { toEachPaper } from './each-paper.ts'

const problem = (status: number, code: string) => new ApiProblem({ status, code, message: code })

test('who hands in while the clock of everybody is being stopped keeps it running for nobody else', async () => {
  const stopped: number[] = []
  await toEachPaper([1, 2, 3], async (id) => {
    if (id === 2) throw problem(409, 'notNow')
    stopped.push(id)
  })
  expect(stopped).toEqual([1, 3])
})

test('what fails is said, after all have been tried', async () => {
  const tried: number[] = []
  const all = toEachPaper([1, 2, 3], async (id) => {
    tried.push(id)
    if (id === 1) throw problem(0, 'offline')
  })
  await expect(all).rejects.toMatchObject({ code: 'offline' })
  expect(tried).toEqual([1, 2, 3])
})
