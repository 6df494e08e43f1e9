import type { FieldError, Problem, RefusalData } from '#platform/shared/refusal.ts'

/**
 * What a call failed with: the server's refusal, or `offline` (status 0: nobody answered) or `timeout`.
 * Anything else that is thrown is a bug of the page.
 */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly data: RefusalData
  readonly fields: readonly FieldError[]
  readonly requestId: string | null
  constructor(problem: Problem) {
    super(problem.message)
    this.name = 'ApiProblem'
    this.status = problem.status
    this.code = problem.code
    this.data = problem.data ?? {}
    this.fields = problem.fields ?? []
    this.requestId = problem.requestId ?? null
  }
}

export const isProblem = (error: unknown, code?: string): error is ApiProblem =>
  error instanceof ApiProblem && (code === undefined || error.code === code)

export const offline = () => new ApiProblem({ status: 0, code: 'offline', message: 'The server was not reached.' })
/** As the server says of one record that is absent, for what a list was asked for. */
export const notFound = () => new ApiProblem({ status: 404, code: 'notFound', message: 'It is not there.' })
export const timedOut = () =>
  new ApiProblem({ status: 0, code: 'timeout', message: 'The server did not answer in time.' })

/** The problem that a reply carries; a reply that is no JSON problem (a proxy's page) becomes `unexpected`. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null
  return new ApiProblem({
    status: response.status,
    code: said?.code ?? (response.status === 503 ? 'busy' : 'unexpected'),
    message: said?.message ?? response.statusText,
    ...(said?.data && { data: said.data }),
    ...(said?.fields && { fields: said.fields }),
    ...((said?.requestId ?? requestId) ? { requestId: said?.requestId ?? requestId! } : {}),
  })
}

/** Somebody saved since; who it was, nobody asked. */
export const changedSince = () =>
  new ApiProblem({ status: 409, code: 'changedMeanwhile', message: 'It was saved since.' })
