import { expect, test } from 'vitest'
import * as z from 'zod'
import { withoutServer } from '#apps/server/openapi.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import { areaOfCalls } from '../server/token-areas.ts'
import { closedModules, tokenAreas } from './areas.ts'

const modules = withoutServer()
const areaOf = areaOfCalls(modules)
const declared = modules.flatMap(({ name, implemented }) =>
  implemented.flatMap(({ calls }) =>
    Object.entries(calls).map(([call, facts]) => ({ module: name, name: call, call: facts })),
  ),
)

test('every module is an area or closed with a reason, and none is both', () => {
  const areas: readonly string[] = tokenAreas.filter((area) => area !== 'files')
  expect([...areas, ...Object.keys(closedModules)].toSorted()).toEqual(modules.map(({ name }) => name).toSorted())
})

test('every area has calls', () => {
  const found = new Set([...declared.map(({ call }) => areaOf(call)), areaOf(fileCalls.uploadFile)])
  expect(tokenAreas.filter((area) => !found.has(area))).toEqual([])
})

test('of what a token reaches nothing takes or tells a password, a code or a secret', () => {
  const reached = declared.filter(({ call }) => areaOf(call) !== null)
  expect(reached.length).toBeGreaterThan(300)
  const fieldsOf = (shape: z.ZodType | undefined) =>
    shape
      ? Object.keys(
          (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {},
        )
      : []
  const telling = reached.flatMap(({ module, name, call }) => {
    const asked = [...fieldsOf(call.query), ...fieldsOf(call.body)]
    const isSecret = asked.some(
      (field) => /password|otp$|passkey|refreshToken|accessToken/i.test(field) || field === 'attemptId',
    )
    return isSecret || call.secretReply || call.whileActing === 'refused' ? [`${module}.${name}`] : []
  })
  expect(telling).toEqual([])
})

test('files are an area of their own', () => {
  const all = Object.values({ ...fileCalls, ...pieceCalls })
  expect(all.every((call) => [null, 'files'].includes(areaOf(call)))).toBe(true)
  expect([fileCalls.uploadFile, fileCalls.downloadFile].map(areaOf)).toEqual(['files', 'files'])
})
