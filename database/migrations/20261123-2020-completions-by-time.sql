-- Who has completed which track, the newest first.
create index track_completion_time on diplomas.track_completion (completed_at, id) where withdrawn_at is null;
