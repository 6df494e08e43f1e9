import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { passes } from '#platform/shared/access.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { userOfId } from '../store/users.ts'

/** The calls themselves are asked, so that what is told here cannot differ from what the guard does. */
const everyCall = (modules: AllModules) =>
  modules().flatMap(({ name, implemented }) =>
    implemented.flatMap(({ calls }) =>
      Object.entries(calls).map(([key, call]) => ({
        Module: name,
        Name: key,
        Rule: call.who,
        Writes: call.effect === 'writes',
        Method: call.method,
        Path: call.path,
      })),
    ),
  )

export const getActions =
  (modules: AllModules): Handler<typeof accountsCalls.getActions> =>
  () => ({ Items: everyCall(modules).map(({ Method: _, Path: __, ...action }) => action) })

export const getOpened =
  (modules: AllModules): Handler<typeof accountsCalls.getOpened> =>
  async ({ db, query }) => {
    const { Role, Permissions, State } = (await userOfId(db, query.ID)) ?? refuse(notFound)
    const CanSignIn = State === 'active'
    const opened = everyCall(modules).filter(({ Rule }) => CanSignIn && passes(Rule, Role, Permissions))
    return { Role, Permissions, CanSignIn, Items: opened }
  }
