import type { TableAddress } from '../address/useTableAddress.ts'
import type { TableView } from '../address/useTableView.ts'
import type { SideBySide } from '../queue/useSideBySide.ts'
import type { DataTableProps } from '../table-types.ts'

/** A list as its menu of views is given it: how it stands, and what puts another view on. */
export interface ListOfViews {
  readonly table: DataTableProps<any>
  readonly at: TableAddress
  readonly view: TableView<any>
  readonly side: SideBySide | null
}
