import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import { toast } from './ui/toast.ts'
import { broughtReply, send, type InputArguments } from './client.ts'
import { ApiProblem } from './problem.ts'
import { problemSentence } from './text.ts'

/** Instead of an input: the call is not made now. */
export const skip = Symbol('skip')

export interface CallOptions {
  /** Milliseconds for which the answer is taken as fresh; 0 where not said. */
  readonly freshFor?: number
  /** Milliseconds between two askings while the page is seen. */
  readonly every?: number
  /** Show the former answer while another input is being asked; true where not said. */
  readonly keep?: boolean
  /** No loading bar for it. */
  readonly silent?: boolean
  /** Not asked anew after a write: what it tells of is used up by it. */
  readonly once?: boolean
}

/** Milliseconds for which what the log-in brought is not asked anew. */
const broughtFor = 10_000

// Of a page that was loaded without a network the manager believes that there is one until it hears otherwise.
const hasNetwork = () => onlineManager.isOnline() && navigator.onLine
const patient = (failures: number, error: unknown) =>
  hasNetwork() && error instanceof ApiProblem && (error.status === 0 || error.status === 503) && failures < 2

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a page says so at once instead of waiting in silence, and asks again when there is one.
    queries: {
      retry: patient,
      refetchOnWindowFocus: true,
      staleTime: 0,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // A save says so too; it does not wait, to be sent when nobody looks any more.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Path, method and input: a write invalidates by it, `queryClient.fetchQuery` shares it. */
export function queryOf<C extends Call>(call: C, ...[input]: InputArguments<C>) {
  return {
    queryKey: [call.path, call.method, input ?? {}] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Output<C>> => send(call, ...([input, { signal }] as any)),
  }
}

/** A reading call as TanStack Query: `data`, `error` (an `ApiProblem`), `isPending`, `isFetching`, `refetch`. */
export function useCall<C extends Call>(
  call: C,
  input: Input<C> | typeof skip,
  options: CallOptions = {},
): UseQueryResult<Output<C>, ApiProblem> {
  const skipped = input === skip
  return useQuery<Output<C>, ApiProblem>({
    ...(queryOf as any)(call, skipped ? undefined : input),
    enabled: !skipped,
    // Drawn at once; as a promise it would be drawn without it first, a quarter of a second on a slow phone.
    initialData: () => (skipped ? undefined : broughtReply(call, input)) as Output<C> | undefined,
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? broughtFor : (options.freshFor ?? 0)),
    ...(options.every !== undefined && { refetchInterval: options.every }),
    ...(options.keep !== false && { placeholderData: keepPreviousData }),
    ...((options.silent || options.once) && { meta: { silent: options.silent, once: options.once } }),
  })
}

export interface SendingOptions<C extends Call> {
  /** Said in the success toast, or made of the answer. Without it nothing is said. */
  readonly success?: string | ((answer: Output<C>) => string)
  readonly onDone?: (answer: Output<C>, input: Input<C>) => void
  readonly onProblem?: (problem: ApiProblem) => void
  /** The page says the problem itself (a form, a dialog): no toast. */
  readonly quiet?: boolean
  /** Module whose `refusals.<code>` are looked in first. */
  readonly module?: string
}

export interface Sending<C extends Call> {
  /** Sends; resolves with the answer, or undefined where it failed (`problem` tells). */
  readonly send: (...input: InputArguments<C>) => Promise<Output<C> | undefined>
  readonly sending: boolean
  readonly problem: ApiProblem | null
  readonly clear: () => void
}

/** After any write, what is on screen is asked anew and the rest when it is next shown. */
export const refreshEverything = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['once'] !== true })

const stale: readonly number[] = [403, 404, 409, 410]

/** After a refusal that may come of others' changes: the sentence sends people to look at what is there now. */
export function refreshAfter(problem: unknown): void {
  if (problem instanceof ApiProblem && stale.includes(problem.status)) void refreshEverything()
}

/** A writing call for buttons and dialogs. */
export function useSend<C extends Call>(call: C, options: SendingOptions<C> = {}): Sending<C> {
  const underWay = useRef(new Set<string>())
  const mutation: UseMutationResult<Output<C>, ApiProblem, Input<C>> = useMutation({
    mutationFn: (input: Input<C>) => send(call, ...([input] as any)),
    onSuccess: async (answer, input) => {
      const said = typeof options.success === 'function' ? options.success(answer) : options.success
      if (said) toast.done(said)
      options.onDone?.(answer, input)
      await refreshEverything()
    },
    onError: (problem) => {
      options.onProblem?.(problem)
      // What somebody else saved is shown; what was typed stays where it was.
      if (problem.code === 'changedMeanwhile' && !options.quiet) void refreshEverything()
      if (!options.quiet) toast.failed(problemSentence(problem, options.module))
    },
  })
  return {
    send: async (...[input]) => {
      // A double click comes before the button can be seen to be busy.
      const text = JSON.stringify(input ?? null)
      if (underWay.current.has(text)) return undefined
      underWay.current.add(text)
      return mutation
        .mutateAsync(input as Input<C>)
        .catch((error: unknown) => swallow(error))
        .finally(() => underWay.current.delete(text))
    },
    sending: mutation.isPending,
    problem: mutation.error,
    clear: mutation.reset,
  }
}

function swallow(error: unknown): undefined {
  if (error instanceof ApiProblem) return undefined
  throw error
}
