import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageRequest } from '#testing/stages/stage-request.ts'
import { requestsCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ listening: true })
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

/** What the stream of somebody's open tab says about requests. */
async function listen(who: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await (await server.as(who)).token()}` }
  const response = await fetch(`${server.url}/api/Live/Stream`, { headers })
  expect(response.status).toBe(200)
  const said: string[] = []
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
      said.push(...chunk.split('\n').filter((line) => line.includes('"courseRequest"')))
  }
  void read()
  return said
}

test('what is done to a request is said to the tabs of its staff, the doer’s own too, and of who asked, and to nobody else', async () => {
  const { ID } = await stageRequest(server)
  const [own, other, asker, stranger] = await Promise.all(['huda', 'nadia', 'hany', 'layla'].map(listen))
  const huda = await server.as('huda')
  const act = async () => {
    const { Version } = await huda.send(calls.getCourseRequest, { ID })
    await huda.send(calls.takeUnderCosting, { body: { ID, Version } })
  }
  await act()
  const line = `data: {"topic":"courseRequest","id":${ID}}`
  for (const said of [own, other, asker]) await expect.poll(() => said).toEqual([line])
  expect(stranger).toEqual([])
})
