import { useEffect, useRef } from 'react'

/**
 * A letter as mail programs show it, drawn by the server (`letterShown`), away from the styles of the page; sanitised again
 * before it is shown.
 */
export function LetterView({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    void import('./sanitize.ts').then(({ letterNodes }) => {
      if (!current || !host.current) return
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
      root.replaceChildren(letterNodes(html))
    })
    return () => void (current = false)
  }, [html])
  return <div ref={host} style={{ overflowX: 'auto', minInlineSize: 0 }} />
}
