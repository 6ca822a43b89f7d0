"""Stratego on screens: its boards, panels and words."""
