import type { Asked } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { CourseRequest } from '../store/locked.ts'
import * as acts from '../acts/nominees.ts'
import { doingOf, type Doing } from '../acts/doing.ts'
import { moved, take } from '../acts/move.ts'
import type { Named } from '../store/nominees.ts'

interface Body {
  readonly ID: number
  readonly Version: number
}

/** Lock, do, answer. */
const done =
  <B extends Body>(run: (doing: Doing, request: CourseRequest, asked: Asked<{ body: B }>) => Promise<CourseRequest>) =>
  async (asked: Asked<{ body: B }>) => {
    const doing = await doingOf(asked)
    return moved(await run(doing, await take(doing, asked.actor, asked.body), asked))
  }

export const nominationCalls = (modules: AllModules) => ({
  nominate: done<Body & { readonly People: readonly Named[] }>((doing, request, { actor, body }) =>
    acts.nominate(doing, actor, request, body.People, modules),
  ),
  swapNominee: done<Body & { readonly NomineeID: number; readonly Person: Named }>((doing, request, { actor, body }) =>
    acts.swapNominee(doing, actor, request, { id: body.NomineeID, person: body.Person }, modules),
  ),
  removeNominee: done<Body & { readonly NomineeID: number }>((doing, request, { body }) =>
    acts.removeNominee(doing, request, body.NomineeID, modules),
  ),
  registerNominees: done<Body>((doing, request) => acts.registerNominees(doing, request, modules)),
})
