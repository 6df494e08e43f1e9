import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useWhole } from './useWhole.ts'

function Drawn({ count }: { readonly count: number }) {
  const { drawn, isWhole } = useWhole(
    Array.from({ length: count }, (_, index) => index),
    6,
  )
  return <p aria-busy={!isWhole}>{drawn.join(' ')}</p>
}

test('a long list is drawn as far as the screen first, and says that it is busy; a short one is whole at once', () => {
  expect(renderToStaticMarkup(<Drawn count={50} />)).toBe('<p aria-busy="true">0 1 2 3 4 5</p>')
  expect(renderToStaticMarkup(<Drawn count={6} />)).toBe('<p aria-busy="false">0 1 2 3 4 5</p>')
})
