import type { Actor } from '#platform/shared/actor.ts'

/** Who does something, and through which request. */
export interface By {
  /** Whose rights are used; null: nobody signed in, or the academy itself. */
  readonly actorId: number | null
  /** The administrator who acts as that person. */
  readonly actingAdminId?: number | null
  readonly requestId: string | null
  /** The caller's network address. */
  readonly address?: string | null
  /** The API token by which a program used those rights. */
  readonly apiTokenId?: number | null
}

type Through = { readonly id: string; readonly ip: string; readonly apiTokenId?: number | null }

export const byOf = (actor: Actor, request: Through): By => ({
  actorId: actor.userId || null,
  actingAdminId: actor.actingAdminId,
  requestId: request.id,
  address: request.ip,
  apiTokenId: request.apiTokenId ?? null,
})

/** The academy's own jobs. */
export const byItself: By = { actorId: null, requestId: null }
