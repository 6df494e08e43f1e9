import { expect, test } from 'vitest'
import { scheduled } from './schedule.ts'
import type { Step } from './step.ts'

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  about: '',
  run: async () => ({ passed: 1, failed: 0 }),
  ...more,
})

/** Runs the steps, each for some turns of the event loop; answers what ran at the same time whenever one began. */
async function watched(steps: readonly Step[], turns: Record<string, number> = {}) {
  const now = new Set<string>()
  const seen: string[] = []
  const names = await scheduled(steps, async ({ name }) => {
    now.add(name)
    seen.push([...now].toSorted().join('+'))
    for (let turn = 0; turn < (turns[name] ?? 1); turn++) await new Promise((next) => setImmediate(next))
    now.delete(name)
    return name
  })
  return { names, seen }
}

test('steps of one core run two at a time, wide ones alone after them, and the answers come in their order', async () => {
  const steps = [step('a'), step('wide', { wide: true }), step('b', {}), step('c'), step('wider', { wide: true })]
  const { names, seen } = await watched(steps, { a: 9 })
  expect(names).toEqual(['a', 'wide', 'b', 'c', 'wider'])
  expect(seen).toEqual(['a', 'a+b', 'a+c', 'wide', 'wider'])
})

test('a step begins after the one that it needs, and at once where that is not asked for', async () => {
  const budget = step('budget', { after: 'build' })
  expect((await watched([step('build'), budget], { build: 5 })).seen).toEqual(['build', 'budget'])
  expect((await watched([budget])).seen).toEqual(['budget'])
})

test('a step that fails to run is no reason to wait for ever', async () => {
  const failing = scheduled([step('a'), step('b')], async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
})
