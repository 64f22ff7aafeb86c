"""What an operator can watch."""

from prometheus_client import Counter, Gauge, Histogram

commits = Counter("mansard_commits_total", "Turns that were applied", ["by"])
problems = Counter("mansard_problems_total", "Answers that are problems", ["code"])
sockets = Gauge("mansard_sockets", "Open WebSockets")
open_tables = Gauge("mansard_open_tables", "Tables in memory")
pushes = Counter("mansard_pushes_total", "Messages sent to WebSockets")
thinking = Histogram(
    "mansard_bot_seconds", "How long bots think about a turn", buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60)
)
requests = Histogram(
    "mansard_request_seconds",
    "Requests by route",
    ["route", "status"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
notices = Counter("mansard_notices_total", "Notices by way and outcome", ["way", "outcome"])
drift = Counter("mansard_drift_total", "Stored positions that do not replay")
failures = Counter("mansard_failures_total", "What failed in the keeper's rounds, by part", ["part"])
put_aside = Counter("mansard_put_aside_total", "What failed for good and was put aside, by part", ["part"])
round_age = Gauge("mansard_round_age_seconds", "How long ago the keeper's last round ended")
backup_time = Gauge("mansard_backup_time_seconds", "When the last scheduled backup was made")
