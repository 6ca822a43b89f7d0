"""Squares, neighbours and straight lines."""

from engine.kit import grid


def test_squares_are_named_by_column_and_row() -> None:
    names = grid.names(10, 10)
    assert len(set(names)) == 100
    assert (names[0], names[9], names[10], names[99]) == ("a1", "j1", "a2", "j10")


def test_lines_go_up_right_down_and_left_to_the_edge() -> None:
    assert grid.rays(3, 3)[4] == ((7,), (5,), (1,), (3,))
    assert grid.rays(3, 3)[0] == ((3, 6), (1, 2))


def test_lines_stop_before_a_closed_square_and_none_begin_there() -> None:
    rays = grid.rays(5, 1, closed=(3,))
    assert rays[0] == ((1, 2),)
    assert rays[4] == ()
    assert rays[3] == ()


def test_neighbours_are_mutual_and_open() -> None:
    near = grid.neighbours(10, 10, closed=(42, 43))
    assert all(square in near[other] for square in range(100) for other in near[square])
    assert not any({42, 43} & set(ends) for ends in near)
    assert near[42] == ()
    assert [len(near[square]) for square in (0, 1, 11, 41)] == [2, 3, 4, 3]
