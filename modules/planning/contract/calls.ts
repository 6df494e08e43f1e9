import * as holidays from './holiday.ts'
import * as moves from './plan-moves.ts'
import * as rows from './plan-row.ts'
import * as rooms from './room.ts'

export const planningCalls = {
  getRooms: rooms.getRooms,
  getRoom: rooms.getRoom,
  getRoomChoices: rooms.getRoomChoices,
  addRoom: rooms.addRoom,
  updateRoom: rooms.updateRoom,
  deleteRoom: rooms.deleteRoom,
  getHolidays: holidays.getHolidays,
  addHoliday: holidays.addHoliday,
  updateHoliday: holidays.updateHoliday,
  deleteHoliday: holidays.deleteHoliday,
  getPlanRows: rows.getPlanRows,
  getPlanRow: rows.getPlanRow,
  previewPlanRow: rows.previewPlanRow,
  addPlanRow: rows.addPlanRow,
  updatePlanRow: rows.updatePlanRow,
  copyPlanRow: rows.copyPlanRow,
  deletePlanRow: rows.deletePlanRow,
  getPlanOverview: rows.getPlanOverview,
  getSubstitutes: rows.getSubstitutes,
  proposePlanRows: moves.proposePlanRows,
  withdrawPlanRows: moves.withdrawPlanRows,
  approvePlanRows: moves.approvePlanRows,
  publishPlanRows: moves.publishPlanRows,
  unpublishPlanRows: moves.unpublishPlanRows,
  sendBackPlanRow: moves.sendBackPlanRow,
  cancelPlanRow: moves.cancelPlanRow,
  waivePlanClashes: moves.waivePlanClashes,
  postponePlanRow: moves.postponePlanRow,
  askPlanInstructor: moves.askPlanInstructor,
  acceptPlanRow: moves.acceptPlanRow,
  rejectPlanRow: moves.rejectPlanRow,
  getAllAnnualPlanNotConfirmed: moves.getAllAnnualPlanNotConfirmed,
}
