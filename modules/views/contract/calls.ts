import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { viewActs } from './acts.ts'
import { getViews } from './views.ts'

export const viewsCalls = { getViews, ...callsOf(viewActs) } satisfies Calls
