import * as z from 'zod'
import { access, permissions, type Rule } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import { byId } from '#platform/shared/shapes.ts'
import { accountRoles } from './users.ts'

const rules = Object.keys(access) as [Rule, ...Rule[]]

/** A call by its module and the name that code uses, and the rule that admits to it. */
const action = { Module: z.string(), Name: z.string(), Rule: z.enum(rules), Writes: z.boolean() }

export const getActions = call({
  method: 'GET',
  path: '/api/User/GetActions',
  who: 'editor',
  effect: 'reads',
  summary: 'Every call of the academy with the rule that admits to it, for telling what a right opens.',
  reply: z.object({ Items: z.array(z.object(action)) }),
  refusals: [],
})

export const getOpened = call({
  method: 'GET',
  path: '/api/User/GetOpened',
  who: 'admin',
  effect: 'reads',
  summary: 'What one account may call now, by its role and permissions; nothing where it cannot sign in.',
  query: byId,
  reply: z.object({
    Role: z.enum(accountRoles),
    Permissions: z.array(z.enum(permissions)),
    CanSignIn: z.boolean(),
    Items: z.array(z.object({ ...action, Method: z.string(), Path: z.string() })),
  }),
  refusals: [],
})
