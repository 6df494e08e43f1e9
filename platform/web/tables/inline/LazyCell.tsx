import { type ComponentType, lazy, Suspense } from 'react'
import { loadText } from '../../text.ts'
import type { EditableCellProps } from './cell-edit.ts'

// Few lists have such cells, and each is read before it is changed: where the line is cut it stays what it was.
const EditableCell = lazy(async (): Promise<{ default: ComponentType<EditableCellProps> }> => {
  try {
    const [part] = await Promise.all([import('./EditableCell.tsx'), loadText('kit/inline')])
    return { default: part.EditableCell }
  } catch {
    return { default: ({ children }: EditableCellProps) => children }
  }
})

/** A cell that can be changed in its place, once what that takes is there. */
export const LazyCell = (props: EditableCellProps) => (
  <Suspense fallback={props.children}>
    <EditableCell {...props} />
  </Suspense>
)
