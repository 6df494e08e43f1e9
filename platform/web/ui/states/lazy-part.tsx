import { type ComponentType, lazy, Suspense } from 'react'
import { AfterAWhile, LinesSkeleton } from './QueryView.tsx'

/**
 * A part of a page in a file of its own, fetched when it is first shown, with a skeleton meanwhile. For what few visits
 * of a page open: `const History = lazyPart(async () => (await import('../History.tsx')).History)`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>
  return function LazyPart(props: Props) {
    return (
      <Suspense
        fallback={
          <AfterAWhile>
            <LinesSkeleton />
          </AfterAWhile>
        }
      >
        <Part {...props} />
      </Suspense>
    )
  }
}
