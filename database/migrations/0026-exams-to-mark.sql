-- Markers see the exams that closed last first, all of them or those of one state.
create index exam_closing on exams.exam (closes_at, id);
create index exam_state_closing on exams.exam (state, closes_at, id);
