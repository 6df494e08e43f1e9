import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isChunkLoadError } from '../../routing/chunks.ts'
import { LostPart } from './LostPart.tsx'
import { AfterAWhile, LinesSkeleton } from './QueryView.tsx'

/**
 * A part of a page in a file of its own, fetched when it is first shown: `const History = lazyPart(async () => (await
 * import('../History.tsx')).History)`. For what few visits of a page open. Meanwhile there is `waiting`, a skeleton where not
 * said. Where it does not come, that is said in its place, with a button that asks again: the page stays, and what was typed on it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = skeleton,
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (lost) {
        // What was lost stays lost: whoever draws it next asks anew.
        next = ask()
        throw lost
      }
    }) as ComponentType<Props>
  let next = ask()
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => next)
    return (
      <WhereItIsLost onAgain={() => setPart(() => next)}>
        <Suspense fallback={waiting(props)}>
          <Part {...props} />
        </Suspense>
      </WhereItIsLost>
    )
  }
}

const skeleton = () => (
  <AfterAWhile>
    <LinesSkeleton />
  </AfterAWhile>
)

interface WhereItIsLostProps {
  readonly onAgain: () => void
  readonly children: ReactNode
}

class WhereItIsLost extends Component<WhereItIsLostProps, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // A fault of the part itself is the page's.
    if (!isChunkLoadError(error)) throw error
    return <LostPart onAgain={this.#again} />
  }
  readonly #again = () => {
    this.setState({ error: undefined })
    this.props.onAgain()
  }
}
