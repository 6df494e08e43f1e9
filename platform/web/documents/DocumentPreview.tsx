import { type ComponentType, createElement } from 'react'
import type { AroundDocument } from '#platform/shared/document/documents.ts'
import { webModules } from '../screens.ts'
import { lazyPart } from '../ui/states/lazy-part.tsx'

interface Previewed {
  readonly around: AroundDocument
}

async function load(key: string): Promise<ComponentType<Previewed>> {
  const parts = await (await webModules().documentPreviews?.())?.[key]?.()
  // A page that has stood open since before the document was made does not know it.
  if (!parts) return () => null
  const { Drawn, sample } = parts
  return function Preview({ around }) {
    return <Drawn shown={{ ...around, Content: sample }} />
  }
}

const previews = new Map<string, ComponentType<Previewed>>()

function previewOf(key: string): ComponentType<Previewed> {
  const made = previews.get(key) ?? lazyPart(() => load(key))
  previews.set(key, made)
  return made
}

/**
 * The first page of a document as it is printed, with such content as it has.
 * @param of its published name
 * @param around what stands around the content: letterhead, signatories, pictures; its `Language` decides
 */
export const DocumentPreview = ({ of, around }: Previewed & { of: string }) => createElement(previewOf(of), { around })
