import { expect, inject, test } from 'vitest'
import { compareClocks } from './clock.ts'

test('a clock that differs from the database is told from some seconds on, and from a minute on nothing starts', async () => {
  const server = inject('postgres')
  const by = (seconds: number) => compareClocks(server, () => Date.now() + seconds * 1000)
  expect(await by(0)).toBeNull()
  expect(await by(-3)).toBeNull()
  expect(await by(20)).toMatch(/^The clock of this machine is (19|20|21) seconds ahead of the database's\. Set both/)
  expect(await by(-20)).toMatch(/seconds behind the database's\./)
  await expect(by(600)).rejects.toThrow(/600 seconds ahead .* Exams and sessions would end at the wrong time\./)
  await expect(by(-90)).rejects.toThrow(/behind/)
})
