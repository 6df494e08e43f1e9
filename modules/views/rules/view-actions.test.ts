import { describe, expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { viewActions, type ViewFacts } from './view-actions.ts'

const as = (role: (typeof roles)[number]) => ({ role, permissions: [] })
const own: ViewFacts = { isMine: true, isShared: false, isUsual: false }
const sharers = ['admin', 'editor', 'trainingcoordinator']
const signedIn = roles.filter((role) => role !== 'anonymous')

describe('a view', () => {
  test.each(signedIn)('that is one’s own alone is changed and deleted by %s', (role) => {
    expect(viewActions(own, as(role))).toEqual(
      sharers.includes(role) ? ['editView', 'shareView', 'deleteView'] : ['editView', 'deleteView'],
    )
  })

  test.each(signedIn)('that others see is changed by %s only who may share', (role) => {
    const shared = { ...own, isShared: true }
    const acts = role === 'admin' ? ['editView', 'shareView', 'setUsualView', 'deleteView'] : null
    const expected = acts ?? (sharers.includes(role) ? ['editView', 'shareView', 'deleteView'] : [])
    expect(viewActions(shared, as(role))).toEqual(expected)
    expect(viewActions({ ...shared, isMine: false }, as(role))).toEqual(acts ?? [])
  })

  test.each(signedIn)('that a role’s list begins with is kept by administrators alone: %s', (role) => {
    const usual = { isMine: true, isShared: true, isUsual: true }
    expect(viewActions(usual, as(role))).toEqual(
      role === 'admin' ? ['editView', 'shareView', 'setUsualView', 'deleteView'] : [],
    )
  })
})
