import { expect, test } from 'vitest'
import { permissions, roles, type Permission, type Right, type Role } from './access.ts'
import { mayGrant, mayManage, whatOpens } from './granting.ts'

const grantable = roles.filter((role) => role !== 'anonymous')
const every: readonly Right[] = [...grantable, ...permissions]
const given = (role: Role, held: readonly Permission[] = []) =>
  every.filter((right) => mayGrant({ role, permissions: held }, right))

/* Written by hand: what an editor gives without holding any permission. */
const editors: readonly Right[] = [
  'trainee',
  'instructor',
  'customer',
  'enteringmembershipcard',
  'assessmentmanagement',
  'enteringsystemlookup',
  'enteringcourses',
  'enteringdeploma',
  'enteringcompitations',
  'advertisementmanagement',
]

test.each(roles)('what a granter gives as %s, whatever permission they hold', (role) => {
  for (const held of [[], ...permissions.map((each) => [each])] as Permission[][]) {
    const wanted =
      role === 'admin'
        ? every
        : role === 'editor'
          ? every.filter((right) => editors.includes(right) || held.includes(right as Permission))
          : []
    expect(given(role, held), `${role} with ${held.join()}`).toEqual(wanted)
  }
})

test('nobody gives anybody the role of a visitor', () => {
  for (const role of roles) expect(mayGrant({ role, permissions: [...permissions] }, 'anonymous')).toBe(false)
})

test('an account is managed by whoever could have granted all that it holds', () => {
  const editor = { role: 'editor', permissions: [] } as const
  const admin = { role: 'admin', permissions: [] } as const
  for (const role of grantable) {
    expect(mayManage(admin, { role, permissions: [...permissions] }), role).toBe(true)
    expect(mayManage(editor, { role, permissions: [] }), role).toBe(editors.includes(role))
    expect(mayManage(editor, { role, permissions: ['enteringcourses'] }), role).toBe(editors.includes(role))
    expect(mayManage(editor, { role, permissions: ['enteringcourses', 'correctiontraineeexam'] }), role).toBe(false)
    const corrector = { role: 'editor', permissions: ['correctiontraineeexam'] } as const
    expect(mayManage(corrector, { role, permissions: ['correctiontraineeexam'] }), role).toBe(editors.includes(role))
  }
  expect(mayManage({ role: 'trainingcoordinator', permissions: [] }, { role: 'trainee', permissions: [] })).toBe(false)
})

test('a rule says what it asks for and who grants it', () => {
  expect(whatOpens('editorCourse')).toEqual({
    needs: ['editor', 'admin', 'enteringcourses'],
    grantedBy: ['admin', 'editor'],
  })
  expect(whatOpens('correctionTraineeExam').grantedBy).toEqual(['admin'])
  expect(whatOpens('trainee')).toEqual({ needs: ['trainee'], grantedBy: ['admin'] })
})
