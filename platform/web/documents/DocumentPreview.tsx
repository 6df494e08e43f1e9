import { type ComponentType, createElement } from 'react'
import type { AroundDocument } from '#platform/shared/document/documents.ts'
import { webModules } from '../screens.ts'
import { lazyPart } from '../ui/states/lazy-part.tsx'

interface Previewed {
  readonly around: AroundDocument
  readonly content?: unknown
}

async function load(key: string): Promise<ComponentType<Previewed>> {
  const parts = await (await webModules().documentPreviews?.())?.[key]?.()
  // A page that has stood open since before the document was made does not know it.
  if (!parts) return () => null
  const { Drawn, sample } = parts
  return function Preview({ around, content = sample }) {
    return <Drawn shown={{ ...around, Content: content }} />
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
 * @param content what it says; such content as it has where not given
 */
export const DocumentPreview = ({ of, ...previewed }: Previewed & { of: string }) =>
  createElement(previewOf(of), previewed)
